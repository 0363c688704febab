ALTER TABLE `mails` ADD `reply_to` text;
