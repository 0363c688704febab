ALTER TABLE `posts` ADD `card` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `changed_in` integer;--> statement-breakpoint
CREATE INDEX `posts_changed` ON `posts` (`changed_in`) WHERE "posts"."changed_in" IS NOT NULL;