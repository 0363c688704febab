ALTER TABLE `users` ADD `display_name` text;--> statement-breakpoint
ALTER TABLE `users` ADD `name` text GENERATED ALWAYS AS (coalesce(display_name, trim(first_name || ' ' || last_name))) VIRTUAL NOT NULL;--> statement-breakpoint
DROP TRIGGER `people_index_changed`;--> statement-breakpoint
DROP TRIGGER `log_index_renamed`;--> statement-breakpoint
DROP VIEW `people_words`;--> statement-breakpoint
CREATE VIEW `people_words` AS SELECT `id`, `number`,
	`first_name` || ' ' || `last_name` || ' ' || `email` || ' ' || coalesce(`username`, '') || ' ' || coalesce(`display_name`, '') AS `words`,
	iif(`email_verified_at` IS NULL, 'unverified ', '')
		|| iif(`is_admin` = 1 OR `role` = 'admin', 'administrator ', '')
		|| iif(EXISTS (SELECT 1 FROM `billings` WHERE `user_id` = `users`.`id`), 'plan ', '')
		|| iif(EXISTS (SELECT 1 FROM `admin_log` WHERE `actor_id` = `users`.`id`), 'acted', '') AS `marks`
	FROM `users`;--> statement-breakpoint
CREATE TRIGGER `people_index_changed`
	AFTER UPDATE OF `first_name`, `last_name`, `display_name`, `email`, `username`, `email_verified_at`, `is_admin`, `role` ON `users` BEGIN
	UPDATE `people_index` SET (`words`, `marks`) = (SELECT `words`, `marks` FROM `people_words` WHERE `id` = new.`id`)
		WHERE `rowid` = new.`number`;
END;--> statement-breakpoint
CREATE TRIGGER `log_index_renamed` AFTER UPDATE OF `first_name`, `last_name`, `display_name`, `email`, `username` ON `users` BEGIN
	UPDATE `log_index` SET `words` = (SELECT `words` FROM `people_words` WHERE `id` = new.`id`)
		WHERE `rowid` IN (
			SELECT `number` FROM `admin_log` WHERE `target_id` = new.`id`
			UNION ALL SELECT `admin_log`.`number` FROM `surveys` CROSS JOIN `admin_log` ON `target_id` = `surveys`.`id`
				WHERE `surveys`.`user_id` = new.`id`
		);
END;
