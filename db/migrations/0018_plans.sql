CREATE TABLE `plans` (
	`survey_id` text NOT NULL,
	`pane` text NOT NULL,
	`trait_id` text,
	`person` text NOT NULL,
	`deed` text NOT NULL,
	`until` text,
	`noticed` text NOT NULL,
	`remind` integer NOT NULL,
	`mail_due_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`survey_id`, `pane`),
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plans_mail_due` ON `plans` (`mail_due_at`,`survey_id`) WHERE "plans"."mail_due_at" IS NOT NULL;