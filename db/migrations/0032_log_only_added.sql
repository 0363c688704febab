-- INSERT OR REPLACE removes a row without running the triggers for deleting.
CREATE TRIGGER `admin_log_unreplaced` BEFORE INSERT ON `admin_log`
	WHEN EXISTS (SELECT 1 FROM `admin_log` WHERE `number` = new.`number`) BEGIN
	SELECT RAISE(ABORT, 'The log of administrators is only added to.');
END;
