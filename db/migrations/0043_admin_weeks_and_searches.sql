CREATE TABLE `survey_numbers` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`survey_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `survey_numbers_survey` ON `survey_numbers` (`survey_id`);--> statement-breakpoint
DROP INDEX `surveys_open`;--> statement-breakpoint
DROP INDEX `surveys_closed`;--> statement-breakpoint
DROP INDEX `surveys_unlinked`;--> statement-breakpoint
ALTER TABLE `billings` ADD `subscribed_at` integer;--> statement-breakpoint
CREATE INDEX `billings_trial_used_at` ON `billings` (`trial_used_at`) WHERE "billings"."trial_used_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `billings_subscribed_at` ON `billings` (`subscribed_at`) WHERE "billings"."subscribed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_support_requests` ON `mails` (`created_at`) WHERE kind = 'support request';--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`);--> statement-breakpoint
INSERT INTO `survey_numbers` (`survey_id`) SELECT `id` FROM `surveys` ORDER BY `created_at`, `id`;--> statement-breakpoint
CREATE VIRTUAL TABLE `round_index` USING fts5(words, marks, prefix='1 2 3 4 5 6 7 8', tokenize='unicode61 remove_diacritics 2');--> statement-breakpoint
INSERT INTO `round_index` (`round_index`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE VIEW `round_words` AS SELECT `survey_numbers`.`number` AS `number`, `surveys`.`id` AS `survey_id`,
	`surveys`.`title` || ' ' || (SELECT `words` FROM `people_words` WHERE `people_words`.`id` = `surveys`.`user_id`) AS `words`,
	'o' || hex(`surveys`.`user_id`)
		|| iif(`surveys`.`completed_at` IS NULL, ' running', ' closed')
		|| iif(`surveys`.`share_id` IS NULL, ' unlinked', '') AS `marks`
	FROM `surveys` CROSS JOIN `survey_numbers` ON `survey_numbers`.`survey_id` = `surveys`.`id`;--> statement-breakpoint
INSERT INTO `round_index` (`rowid`, `words`, `marks`) SELECT `number`, `words`, `marks` FROM `round_words`;--> statement-breakpoint
CREATE TRIGGER `round_index_new` AFTER INSERT ON `surveys` BEGIN
	INSERT INTO `survey_numbers` (`survey_id`) VALUES (new.`id`);
	INSERT INTO `round_index` (`rowid`, `words`, `marks`)
		SELECT `number`, `words`, `marks` FROM `round_words` WHERE `survey_id` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `round_index_changed` AFTER UPDATE OF `title`, `completed_at`, `share_id` ON `surveys`
	WHEN (old.`title`, old.`completed_at` IS NULL, old.`share_id` IS NULL) IS NOT (new.`title`, new.`completed_at` IS NULL, new.`share_id` IS NULL) BEGIN
	UPDATE `round_index` SET (`words`, `marks`) = (SELECT `words`, `marks` FROM `round_words` WHERE `survey_id` = new.`id`)
		WHERE `rowid` = (SELECT `number` FROM `survey_numbers` WHERE `survey_id` = new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `round_index_owner_renamed` AFTER UPDATE OF `first_name`, `last_name`, `email`, `username` ON `users` BEGIN
	UPDATE `round_index` SET `words` = (SELECT `round_words`.`words` FROM `survey_numbers` CROSS JOIN `round_words` ON `round_words`.`survey_id` = `survey_numbers`.`survey_id` WHERE `survey_numbers`.`number` = `round_index`.`rowid`)
		WHERE `rowid` IN (
			SELECT `number` FROM `surveys` CROSS JOIN `survey_numbers` ON `survey_id` = `surveys`.`id`
				WHERE `surveys`.`user_id` = new.`id`
		);
END;--> statement-breakpoint
CREATE TRIGGER `round_index_gone` AFTER DELETE ON `surveys` BEGIN
	DELETE FROM `round_index` WHERE `rowid` = (SELECT `number` FROM `survey_numbers` WHERE `survey_id` = old.`id`);
	DELETE FROM `survey_numbers` WHERE `survey_id` = old.`id`;
END;
