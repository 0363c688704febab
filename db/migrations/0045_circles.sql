ALTER TABLE `surveys` ADD `circle_group` text;--> statement-breakpoint
ALTER TABLE `surveys` ADD `circle_name` text;