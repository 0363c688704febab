CREATE TABLE `totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`users` integer NOT NULL,
	`surveys` integer NOT NULL,
	`snapshots` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `totals` (`id`, `users`, `surveys`, `snapshots`)
	SELECT 1, (SELECT count(*) FROM `users`), (SELECT count(*) FROM `surveys`), (SELECT count(*) FROM `snapshots`);--> statement-breakpoint
CREATE TRIGGER `totals_users_new` AFTER INSERT ON `users` BEGIN
	UPDATE `totals` SET `users` = `users` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `totals_users_gone` AFTER DELETE ON `users` BEGIN
	UPDATE `totals` SET `users` = `users` - 1;
END;--> statement-breakpoint
CREATE TRIGGER `totals_surveys_new` AFTER INSERT ON `surveys` BEGIN
	UPDATE `totals` SET `surveys` = `surveys` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `totals_surveys_gone` AFTER DELETE ON `surveys` BEGIN
	UPDATE `totals` SET `surveys` = `surveys` - 1;
END;--> statement-breakpoint
CREATE TRIGGER `totals_snapshots_new` AFTER INSERT ON `snapshots` BEGIN
	UPDATE `totals` SET `snapshots` = `snapshots` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `totals_snapshots_gone` AFTER DELETE ON `snapshots` BEGIN
	UPDATE `totals` SET `snapshots` = `snapshots` - 1;
END;