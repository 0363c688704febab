CREATE TABLE `workshop_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`guest_id` text NOT NULL,
	`trait_ids` text NOT NULL,
	FOREIGN KEY (`guest_id`) REFERENCES `workshop_guests`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `workshop_answers_guest` ON `workshop_answers` (`guest_id`);--> statement-breakpoint
CREATE TABLE `workshop_guests` (
	`id` text PRIMARY KEY NOT NULL,
	`workshop_id` text NOT NULL,
	`key_hash` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`self_trait_ids` text,
	`is_in` integer DEFAULT false NOT NULL,
	`is_counted` integer DEFAULT false NOT NULL,
	`window` text,
	`mails` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`workshop_id`) REFERENCES `workshops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `workshop_guests_key` ON `workshop_guests` (`key_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `workshop_guests_name` ON `workshop_guests` (`workshop_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `workshop_panels` (
	`describer_id` text NOT NULL,
	`described_id` text NOT NULL,
	`used` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`describer_id`, `described_id`),
	FOREIGN KEY (`describer_id`) REFERENCES `workshop_guests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`described_id`) REFERENCES `workshop_guests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workshop_panels_described` ON `workshop_panels` (`described_id`);--> statement-breakpoint
CREATE TABLE `workshops` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`started_by` text,
	`title` text NOT NULL,
	`code` text NOT NULL,
	`describes` integer NOT NULL,
	`panel_size` integer,
	`step` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`picture` text,
	`pictured_at` integer,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`erased_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `workshops_code` ON `workshops` (`code`);--> statement-breakpoint
CREATE INDEX `workshops_organisation` ON `workshops` (`organisation_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `workshops_started_by` ON `workshops` (`started_by`);--> statement-breakpoint
CREATE INDEX `workshops_erased_at` ON `workshops` (`erased_at`);--> statement-breakpoint
CREATE INDEX `workshops_ends_at` ON `workshops` (`ends_at`) WHERE "workshops"."step" <> 'ended';