-- Content is compact JSON in which a quote inside a text is escaped, so each of these finds whole values only.
UPDATE `snapshots` SET `content` = replace(replace(replace(replace(`content`,
  '"band":"a few"', '"band":"few"'),
  '"band":"nobody"', '"band":"none"'),
  '"confidence":"first glimpse"', '"confidence":"firstGlimpse"'),
  '"Anonymous"', 'null');
