ALTER TABLE `surveys` ADD `circle_group` text;--> statement-breakpoint
ALTER TABLE `surveys` ADD `circle_name` text;--> statement-breakpoint
ALTER TABLE `surveys` ADD `own_words_read` integer DEFAULT false NOT NULL;