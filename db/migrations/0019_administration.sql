CREATE TABLE `admin_log` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`act` text NOT NULL,
	`target_id` text NOT NULL,
	`until` integer
);
--> statement-breakpoint
CREATE INDEX `admin_log_actor` ON `admin_log` (`actor_id`,`number`);--> statement-breakpoint
CREATE INDEX `admin_log_target` ON `admin_log` (`target_id`,`number`);--> statement-breakpoint
CREATE INDEX `admin_log_act` ON `admin_log` (`act`,`number`);--> statement-breakpoint
CREATE TABLE `blog_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `old_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `old_slugs_post` ON `old_slugs` (`post_id`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`alt` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` blob NOT NULL,
	`added_at` integer NOT NULL,
	`added_by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pictures_added` ON `pictures` (`added_at`);--> statement-breakpoint
CREATE TABLE `post_revisions` (
	`post_id` text NOT NULL,
	`number` integer NOT NULL,
	`content` text NOT NULL,
	`saved_at` integer NOT NULL,
	`saved_by` text NOT NULL,
	PRIMARY KEY(`post_id`, `number`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `posts` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`content` text NOT NULL,
	`revision` integer NOT NULL,
	`live_revision` integer,
	`published_at` integer,
	`updated_at` integer,
	`saved_at` integer NOT NULL,
	`saved_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_id` ON `posts` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `posts_slug` ON `posts` (`slug`);--> statement-breakpoint
CREATE INDEX `posts_live` ON `posts` (`published_at`) WHERE "posts"."live_revision" IS NOT NULL AND "posts"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX `posts_saved` ON `posts` (`saved_at`) WHERE "posts"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX `posts_drafts` ON `posts` (`saved_at`) WHERE "posts"."live_revision" IS NULL AND "posts"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX `posts_deleted` ON `posts` (`deleted_at`) WHERE "posts"."deleted_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `last_refusal` text;--> statement-breakpoint
ALTER TABLE `users` ADD `number` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `users_number` ON `users` (`number`);--> statement-breakpoint
CREATE INDEX `users_unverified_number` ON `users` (`number`) WHERE "users"."email_verified_at" IS NULL;--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`number`) WHERE "users"."is_admin" = 1 OR "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX `billings_updated` ON `billings` (`updated_at`);--> statement-breakpoint
CREATE INDEX `surveys_created` ON `surveys` (`created_at`);--> statement-breakpoint
INSERT INTO `blog_state` (`id`, `version`) VALUES (1, 1);--> statement-breakpoint
CREATE TRIGGER `admin_log_unchanged` BEFORE UPDATE ON `admin_log` BEGIN
	SELECT RAISE(ABORT, 'The log of administrators is only added to.');
END;--> statement-breakpoint
CREATE TRIGGER `admin_log_undeleted` BEFORE DELETE ON `admin_log` BEGIN
	SELECT RAISE(ABORT, 'The log of administrators is only added to.');
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `people_index` USING fts5(words, prefix='2 3', tokenize='unicode61 remove_diacritics 2');--> statement-breakpoint
INSERT INTO `people_index` (`people_index`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
UPDATE `users` SET `number` = `ranked`.`number`
	FROM (SELECT `id`, row_number() OVER (ORDER BY `created_at`, `id`) AS `number` FROM `users`) AS `ranked`
	WHERE `ranked`.`id` = `users`.`id`;--> statement-breakpoint
INSERT INTO `people_index` (`rowid`, `words`)
	SELECT `number`, `first_name` || ' ' || `last_name` || ' ' || `email` || ' ' || coalesce(`username`, '') FROM `users`;--> statement-breakpoint
CREATE TRIGGER `users_number_new` AFTER INSERT ON `users` BEGIN
	UPDATE `users` SET `number` = (SELECT coalesce(max(`number`), 0) + 1 FROM `users`) WHERE `id` = new.`id`;
	INSERT INTO `people_index` (`rowid`, `words`)
		SELECT `number`, `first_name` || ' ' || `last_name` || ' ' || `email` || ' ' || coalesce(`username`, '')
		FROM `users` WHERE `id` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `people_index_changed` AFTER UPDATE OF `first_name`, `last_name`, `email`, `username` ON `users` BEGIN
	UPDATE `people_index`
		SET `words` = new.`first_name` || ' ' || new.`last_name` || ' ' || new.`email` || ' ' || coalesce(new.`username`, '')
		WHERE `rowid` = new.`number`;
END;--> statement-breakpoint
CREATE TRIGGER `people_index_gone` AFTER DELETE ON `users` BEGIN
	DELETE FROM `people_index` WHERE `rowid` = old.`number`;
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `posts_index` USING fts5(title, description, body, prefix='2 3', tokenize='unicode61 remove_diacritics 2');
