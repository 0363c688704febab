CREATE INDEX `billings_subscribed` ON `billings` (`updated_at`) WHERE subscription_status IN ('trialing', 'active', 'past_due');--> statement-breakpoint
CREATE INDEX `mails_given_up` ON `mails` (`created_at`) WHERE state = 'failed' AND lane = 'account' AND last_refusal IS NOT NULL;--> statement-breakpoint
CREATE INDEX `surveys_open` ON `surveys` (`created_at`) WHERE "surveys"."completed_at" IS NULL;--> statement-breakpoint
CREATE INDEX `surveys_closed` ON `surveys` (`created_at`) WHERE "surveys"."completed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `surveys_unlinked` ON `surveys` (`share_id`,`created_at`) WHERE "surveys"."share_id" IS NULL;--> statement-breakpoint
CREATE INDEX `billings_given` ON `billings` (iif(granted_at IS NULL, 0, coalesce(granted_until, 253402300799999)), `user_id`);--> statement-breakpoint
CREATE INDEX `billings_trial` ON `billings` (coalesce(trial_ends_at, 0), `user_id`);--> statement-breakpoint
CREATE INDEX `billings_ends` ON `billings` (max(CASE WHEN subscription_status IN ('active', 'past_due') THEN coalesce(subscription_ends_at, 253402300799999) WHEN subscription_status = 'trialing' AND subscription_ends_at IS NULL THEN coalesce(subscription_trial_ends_at, 0) + 259200000 WHEN subscription_status = 'trialing' THEN min(subscription_ends_at, coalesce(subscription_trial_ends_at, 0)) ELSE 0 END, iif(granted_at IS NULL, 0, coalesce(granted_until, 253402300799999)), coalesce(trial_ends_at, 0)), `user_id`);--> statement-breakpoint
DROP TRIGGER `users_number_new`;--> statement-breakpoint
DROP TRIGGER `people_index_changed`;--> statement-breakpoint
DROP TABLE `people_index`;--> statement-breakpoint
CREATE VIRTUAL TABLE `people_index` USING fts5(words, marks, prefix='1 2 3 4 5 6 7 8', tokenize='unicode61 remove_diacritics 2');--> statement-breakpoint
INSERT INTO `people_index` (`people_index`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE VIEW `people_words` AS SELECT `id`, `number`,
	`first_name` || ' ' || `last_name` || ' ' || `email` || ' ' || coalesce(`username`, '') AS `words`,
	iif(`email_verified_at` IS NULL, 'unverified ', '')
		|| iif(`is_admin` = 1 OR `role` = 'admin', 'administrator ', '')
		|| iif(EXISTS (SELECT 1 FROM `billings` WHERE `user_id` = `users`.`id`), 'plan', '') AS `marks`
	FROM `users`;--> statement-breakpoint
INSERT INTO `people_index` (`rowid`, `words`, `marks`) SELECT `number`, `words`, `marks` FROM `people_words`;--> statement-breakpoint
CREATE TRIGGER `users_number_new` AFTER INSERT ON `users` BEGIN
	UPDATE `users` SET `number` = (SELECT coalesce(max(`number`), 0) + 1 FROM `users`) WHERE `id` = new.`id`;
	INSERT INTO `people_index` (`rowid`, `words`, `marks`)
		SELECT `number`, `words`, `marks` FROM `people_words` WHERE `id` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `people_index_changed`
	AFTER UPDATE OF `first_name`, `last_name`, `email`, `username`, `email_verified_at`, `is_admin`, `role` ON `users` BEGIN
	UPDATE `people_index` SET (`words`, `marks`) = (SELECT `words`, `marks` FROM `people_words` WHERE `id` = new.`id`)
		WHERE `rowid` = new.`number`;
END;--> statement-breakpoint
CREATE TRIGGER `people_index_plan` AFTER INSERT ON `billings` BEGIN
	UPDATE `people_index` SET `marks` = `marks` || ' plan'
		WHERE `rowid` = (SELECT `number` FROM `users` WHERE `id` = new.`user_id`);
END;
