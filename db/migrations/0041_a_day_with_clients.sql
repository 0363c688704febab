ALTER TABLE `meetings` ADD `proposal` text;--> statement-breakpoint
ALTER TABLE `clients` ADD `done_at` integer;--> statement-breakpoint
UPDATE `clients` SET `done_at` = unixepoch() * 1000 WHERE `shared_since` <= (unixepoch() - 2592000) * 1000;
