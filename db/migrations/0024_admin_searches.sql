DROP INDEX `billings_updated`;--> statement-breakpoint
DROP INDEX `billings_subscribed`;--> statement-breakpoint
CREATE INDEX `billings_updated` ON `billings` (`updated_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `billings_subscribed` ON `billings` (`updated_at`,`user_id`) WHERE subscription_status IN ('trialing', 'active', 'past_due');--> statement-breakpoint
CREATE INDEX `billings_subscribed_ends` ON `billings` (max(CASE WHEN subscription_status IN ('active', 'past_due') THEN coalesce(subscription_ends_at, 253402300799999) WHEN subscription_status = 'trialing' AND subscription_ends_at IS NULL THEN coalesce(subscription_trial_ends_at, 0) + 259200000 WHEN subscription_status = 'trialing' THEN min(subscription_ends_at, coalesce(subscription_trial_ends_at, 0)) ELSE 0 END, iif(granted_at IS NULL, 0, coalesce(granted_until, 253402300799999)), coalesce(trial_ends_at, 0)), `user_id`) WHERE subscription_status IN ('trialing', 'active', 'past_due');--> statement-breakpoint
DROP VIEW `people_words`;--> statement-breakpoint
CREATE VIEW `people_words` AS SELECT `id`, `number`,
	`first_name` || ' ' || `last_name` || ' ' || `email` || ' ' || coalesce(`username`, '') AS `words`,
	iif(`email_verified_at` IS NULL, 'unverified ', '')
		|| iif(`is_admin` = 1 OR `role` = 'admin', 'administrator ', '')
		|| iif(EXISTS (SELECT 1 FROM `billings` WHERE `user_id` = `users`.`id`), 'plan ', '')
		|| iif(EXISTS (SELECT 1 FROM `admin_log` WHERE `actor_id` = `users`.`id`), 'acted', '') AS `marks`
	FROM `users`;--> statement-breakpoint
UPDATE `people_index` SET `marks` = `marks` || ' acted'
	WHERE `rowid` IN (SELECT `number` FROM `users` WHERE `id` IN (SELECT `actor_id` FROM `admin_log`));--> statement-breakpoint
CREATE VIRTUAL TABLE `log_index` USING fts5(words, marks, prefix='1 2 3 4 5 6 7 8', tokenize='unicode61 remove_diacritics 2');--> statement-breakpoint
INSERT INTO `log_index` (`log_index`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE VIEW `log_words` AS SELECT `number`,
	coalesce(
		(SELECT `words` FROM `people_words` WHERE `id` = `target_id`),
		(SELECT `words` FROM `people_words` WHERE `id` = (SELECT `user_id` FROM `surveys` WHERE `surveys`.`id` = `target_id`)),
		'') AS `words`,
	replace(`act`, ' ', '') || ' t' || hex(`target_id`) || coalesce(' a' || hex(`actor_id`), '') AS `marks`
	FROM `admin_log`;--> statement-breakpoint
INSERT INTO `log_index` (`rowid`, `words`, `marks`) SELECT `number`, `words`, `marks` FROM `log_words`;--> statement-breakpoint
CREATE TRIGGER `log_index_new` AFTER INSERT ON `admin_log` BEGIN
	INSERT INTO `log_index` (`rowid`, `words`, `marks`)
		SELECT `number`, `words`, `marks` FROM `log_words` WHERE `number` = new.`number`;
END;--> statement-breakpoint
CREATE TRIGGER `people_index_acted` AFTER INSERT ON `admin_log`
	WHEN NOT EXISTS (SELECT 1 FROM `admin_log` WHERE `actor_id` = new.`actor_id` AND `number` < new.`number`) BEGIN
	UPDATE `people_index` SET `marks` = `marks` || ' acted'
		WHERE `rowid` = (SELECT `number` FROM `users` WHERE `id` = new.`actor_id`);
END;--> statement-breakpoint
CREATE TRIGGER `log_index_renamed` AFTER UPDATE OF `first_name`, `last_name`, `email`, `username` ON `users` BEGIN
	UPDATE `log_index` SET `words` = (SELECT `words` FROM `people_words` WHERE `id` = new.`id`)
		WHERE `rowid` IN (
			SELECT `number` FROM `admin_log` WHERE `target_id` = new.`id`
			UNION ALL SELECT `admin_log`.`number` FROM `surveys` CROSS JOIN `admin_log` ON `target_id` = `surveys`.`id`
				WHERE `surveys`.`user_id` = new.`id`
		);
END;--> statement-breakpoint
CREATE TRIGGER `log_index_person_gone` AFTER DELETE ON `users` BEGIN
	UPDATE `log_index` SET `words` = '' WHERE `rowid` IN (SELECT `number` FROM `admin_log` WHERE `target_id` = old.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `log_index_round_gone` AFTER DELETE ON `surveys` BEGIN
	UPDATE `log_index` SET `words` = '' WHERE `rowid` IN (SELECT `number` FROM `admin_log` WHERE `target_id` = old.`id`);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `post_titles` USING fts5(title, marks, prefix='1 2 3 4 5 6 7 8', tokenize='unicode61 remove_diacritics 2');--> statement-breakpoint
INSERT INTO `post_titles` (`post_titles`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE VIEW `post_words` AS SELECT `number`, json_extract(`content`, '$.title') AS `title`,
	iif(`deleted_at` IS NOT NULL, 'deleted', iif(`live_revision` IS NULL, 'draft', 'live')) AS `marks`
	FROM `posts`;--> statement-breakpoint
INSERT INTO `post_titles` (`rowid`, `title`, `marks`) SELECT `number`, `title`, `marks` FROM `post_words`;--> statement-breakpoint
CREATE TRIGGER `post_titles_new` AFTER INSERT ON `posts` BEGIN
	INSERT INTO `post_titles` (`rowid`, `title`, `marks`)
		SELECT `number`, `title`, `marks` FROM `post_words` WHERE `number` = new.`number`;
END;--> statement-breakpoint
CREATE TRIGGER `post_titles_changed` AFTER UPDATE OF `content`, `live_revision`, `deleted_at` ON `posts` BEGIN
	UPDATE `post_titles` SET (`title`, `marks`) = (SELECT `title`, `marks` FROM `post_words` WHERE `number` = new.`number`)
		WHERE `rowid` = new.`number`;
END;--> statement-breakpoint
CREATE TRIGGER `post_titles_gone` AFTER DELETE ON `posts` BEGIN
	DELETE FROM `post_titles` WHERE `rowid` = old.`number`;
END;
