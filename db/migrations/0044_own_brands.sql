CREATE TABLE `own_brands` (
	`user_id` text PRIMARY KEY NOT NULL,
	`logo` blob,
	`colour` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `programmes` ADD `invitation_subject` text;--> statement-breakpoint
ALTER TABLE `programmes` ADD `invitation_opening` text;