/**
 * Tells a password manager whose password a form holds; without `email` the manager fills it in. It is only out of sight:
 * Firefox overlooks `type="hidden"`.
 */
export function UsernameField({ email = "" }: { email?: string | undefined }) {
  return (
    <input
      className="sr-only"
      type="text"
      name="username"
      autoComplete="username"
      defaultValue={email}
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
