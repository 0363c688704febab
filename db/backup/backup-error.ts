/** Why a backup isn't made or restored, in a sentence for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
