CREATE TABLE `picture_uses` (
	`picture_id` text NOT NULL,
	`post_id` text NOT NULL,
	PRIMARY KEY(`picture_id`, `post_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `picture_uses_post` ON `picture_uses` (`post_id`);--> statement-breakpoint
ALTER TABLE `posts` ADD `card` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `changed_in` integer;--> statement-breakpoint
CREATE INDEX `posts_changed` ON `posts` (`changed_in`) WHERE "posts"."changed_in" IS NOT NULL;