DELETE FROM `sharing_ledger` WHERE `what` IN ('group joined', 'group left');--> statement-breakpoint
UPDATE `clients` SET `shared_since` = coalesce(`agreed_at`, unixepoch() * 1000) WHERE `shares_result` = 1 AND `shared_since` IS NULL;--> statement-breakpoint
ALTER TABLE `clients` ADD `is_counted` integer;--> statement-breakpoint
UPDATE `clients` SET `is_counted` = 1 WHERE `counted_since` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `clients` DROP COLUMN `shares_result`;--> statement-breakpoint
ALTER TABLE `clients` DROP COLUMN `counted_since`;--> statement-breakpoint
DROP TABLE `shown_results`;--> statement-breakpoint
UPDATE `group_pictures` SET `content` = json_object('rule', 1, 'counted', `content` -> '$.counted', 'words', (SELECT json_group_array(json_object('traitId', value ->> 'traitId', 'band', NULL)) FROM json_each(`group_pictures`.`content`, '$.words')), 'themes', json('[]'), 'ownThemes', json('[]'));--> statement-breakpoint
UPDATE `team_pictures` SET `content` = json_object('rule', 1, 'counted', `content` -> '$.counted', 'words', (SELECT json_group_array(json_object('traitId', value ->> 'traitId', 'band', NULL)) FROM json_each(`team_pictures`.`content`, '$.words')), 'themes', json('[]'), 'ownThemes', json('[]'));--> statement-breakpoint
UPDATE `workshops` SET `picture` = json_object('rule', 1, 'counted', `picture` -> '$.counted', 'words', (SELECT json_group_array(json_object('traitId', value ->> 'traitId', 'band', NULL)) FROM json_each(`workshops`.`picture`, '$.words')), 'themes', json('[]'), 'ownThemes', json('[]')) WHERE `picture` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `team_rounds` ADD `frozen_at` integer;--> statement-breakpoint
ALTER TABLE `team_rounds` ADD `windows` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `team_rounds` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `team_rounds` DROP COLUMN `quarters`;--> statement-breakpoint
UPDATE `team_rounds` SET `frozen_at` = `closes_at`, `windows` = (SELECT count(DISTINCT `team_people`.`id`) FROM `team_people` JOIN `snapshots` ON `snapshots`.`survey_id` = `team_people`.`survey_id` WHERE `team_people`.`team_round_id` = `team_rounds`.`id`) WHERE `closes_at` <= unixepoch() * 1000;--> statement-breakpoint
UPDATE `team_rounds` SET `next_look_at` = CASE WHEN `frozen_at` IS NULL THEN coalesce(`next_look_at`, `closes_at`) END;--> statement-breakpoint
ALTER TABLE `team_people` ADD `counts` integer;--> statement-breakpoint
UPDATE `team_people` SET `counts` = 1 WHERE `is_counted` = 1;--> statement-breakpoint
ALTER TABLE `team_people` DROP COLUMN `is_counted`;--> statement-breakpoint
ALTER TABLE `team_people` RENAME COLUMN `counts` TO `is_counted`;--> statement-breakpoint
ALTER TABLE `workshop_guests` ADD `counts` integer;--> statement-breakpoint
UPDATE `workshop_guests` SET `counts` = 1 WHERE `is_counted` = 1;--> statement-breakpoint
ALTER TABLE `workshop_guests` DROP COLUMN `is_counted`;--> statement-breakpoint
ALTER TABLE `workshop_guests` RENAME COLUMN `counts` TO `is_counted`;--> statement-breakpoint
ALTER TABLE `workshop_guests` ADD `is_late` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE `__guests` AS SELECT * FROM `workshop_guests`--> statement-breakpoint
CREATE TABLE `__panels` AS SELECT * FROM `workshop_panels`--> statement-breakpoint
CREATE TABLE `__answers` AS SELECT * FROM `workshop_answers`--> statement-breakpoint
DELETE FROM `workshop_answers`--> statement-breakpoint
DELETE FROM `workshop_panels`--> statement-breakpoint
DELETE FROM `workshop_guests`--> statement-breakpoint
CREATE TABLE `__new_workshops` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text,
	`started_by` text,
	`title` text NOT NULL,
	`code` text NOT NULL,
	`describes` integer NOT NULL,
	`panel_size` integer,
	`step` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`picture` text,
	`pictured_at` integer,
	`windows` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`erased_at` integer NOT NULL,
	`is_erased` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
)--> statement-breakpoint
INSERT INTO `__new_workshops`("id", "organisation_id", "started_by", "title", "code", "describes", "panel_size", "step", "version", "picture", "pictured_at", "created_at", "ends_at", "erased_at") SELECT "id", "organisation_id", "started_by", "title", "code", "describes", "panel_size", "step", "version", "picture", "pictured_at", "created_at", "ends_at", "erased_at" FROM `workshops`--> statement-breakpoint
DROP TABLE `workshops`--> statement-breakpoint
ALTER TABLE `__new_workshops` RENAME TO `workshops`--> statement-breakpoint
INSERT INTO `workshop_guests`("id", "workshop_id", "key_hash", "name", "name_key", "self_trait_ids", "is_in", "window", "mails", "is_counted") SELECT "id", "workshop_id", "key_hash", "name", "name_key", "self_trait_ids", "is_in", "window", "mails", "is_counted" FROM `__guests`--> statement-breakpoint
INSERT INTO `workshop_panels`("describer_id", "described_id", "used") SELECT "describer_id", "described_id", "used" FROM `__panels`--> statement-breakpoint
INSERT INTO `workshop_answers`("id", "guest_id", "trait_ids") SELECT "id", "guest_id", "trait_ids" FROM `__answers` ORDER BY "id"--> statement-breakpoint
UPDATE `workshops` SET `windows` = (SELECT count(*) FROM `workshop_guests` WHERE `workshop_id` = `workshops`.`id` AND `window` IS NOT NULL);--> statement-breakpoint
DROP TABLE `__answers`--> statement-breakpoint
DROP TABLE `__panels`--> statement-breakpoint
DROP TABLE `__guests`--> statement-breakpoint
CREATE UNIQUE INDEX `workshops_code` ON `workshops` (`code`)--> statement-breakpoint
CREATE INDEX `workshops_organisation` ON `workshops` (`organisation_id`,`created_at`)--> statement-breakpoint
CREATE INDEX `workshops_started_by` ON `workshops` (`started_by`)--> statement-breakpoint
CREATE INDEX `workshops_erased_at` ON `workshops` (`erased_at`) WHERE "workshops"."is_erased" = 0--> statement-breakpoint
CREATE INDEX `workshops_ends_at` ON `workshops` (`ends_at`) WHERE "workshops"."step" <> 'ended'
