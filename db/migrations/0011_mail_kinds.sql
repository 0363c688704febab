DROP INDEX `mails_passed`;--> statement-breakpoint
ALTER TABLE `mails` ADD `kind` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `expires_at` integer;--> statement-breakpoint
ALTER TABLE `mails` ADD `keep` integer DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE `mails` SET `kind` = CASE
  WHEN `event_key` LIKE 'passing %' OR `event_key` LIKE 'invitation %' THEN 'invitation'
  WHEN `event_key` LIKE 'account deleted %' THEN 'account deleted'
  WHEN `event_key` LIKE 'email change asked %' THEN 'email change asked'
  WHEN `event_key` LIKE 'email change link %' THEN 'email change link'
  WHEN `event_key` LIKE 'email changed %' THEN 'email changed'
  WHEN `event_key` LIKE 'new sign-in %' THEN 'new sign-in'
  WHEN `event_key` LIKE 'password changed %' THEN 'password changed'
  WHEN `event_key` LIKE 'password reset %' THEN 'password reset'
  WHEN `event_key` LIKE 'round closes %' THEN 'round closes'
  WHEN `event_key` LIKE 'round over %' THEN 'round over'
  WHEN `event_key` LIKE 'round ready %' THEN 'round ready'
  WHEN `event_key` LIKE 'verification code %' THEN 'verification code'
  WHEN `event_key` LIKE 'verification link %' THEN 'verification link'
  ELSE '' END;--> statement-breakpoint
UPDATE `mails` SET `keep` = 0 WHERE `kind` = 'invitation' OR `recipient` = '' AND `attempts` = 0;--> statement-breakpoint
UPDATE `mails` SET `expires_at` = `created_at` + CASE `kind` WHEN 'verification code' THEN 600000 ELSE 3600000 END WHERE `state` = 'queued' AND `kind` IN ('verification code', 'password reset', 'email change link');--> statement-breakpoint
CREATE INDEX `mails_disposable` ON `mails` (`created_at`) WHERE state <> 'queued' AND recipient = '' AND keep = 0;