/**
 * How events of mails begin that cannot come a second time, because what they are about is written down elsewhere. Their rows
 * are erased once they are settled: whom we wrote to at which hour is nobody's business afterwards.
 * Here and not with mails, as the room that sweeps (`auth`) knows nothing of the domain.
 */
export const passingEvent = "passing ";
