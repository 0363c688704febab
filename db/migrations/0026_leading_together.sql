CREATE TABLE `programme_facilitators` (
	`programme_id` text NOT NULL,
	`user_id` text NOT NULL,
	`organisation_id` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`programme_id`, `user_id`),
	FOREIGN KEY (`programme_id`) REFERENCES `programmes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `programme_facilitators_user` ON `programme_facilitators` (`user_id`);--> statement-breakpoint
CREATE INDEX `programme_facilitators_organisation` ON `programme_facilitators` (`organisation_id`);--> statement-breakpoint
CREATE TABLE `__new_client_notes` (
	`client_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`client_id`, `user_id`),
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_client_notes`("client_id", "user_id", "text", "updated_at")
	SELECT `client_notes`.`client_id`, `programmes`.`facilitator_id`, `client_notes`.`text`, `client_notes`.`updated_at` FROM `client_notes`
	INNER JOIN `clients` ON `clients`.`id` = `client_notes`.`client_id`
	INNER JOIN `programmes` ON `programmes`.`id` = `clients`.`programme_id`;--> statement-breakpoint
DROP TABLE `client_notes`;--> statement-breakpoint
ALTER TABLE `__new_client_notes` RENAME TO `client_notes`;--> statement-breakpoint
CREATE INDEX `client_notes_user` ON `client_notes` (`user_id`);--> statement-breakpoint
ALTER TABLE `clients` ADD `agreed_at` integer;--> statement-breakpoint
ALTER TABLE `meetings` ADD `started_by` text REFERENCES users(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `meetings_started_by` ON `meetings` (`started_by`);