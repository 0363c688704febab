import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/* Sentences of the specification about accounts, which the code must contain word for word. */

const sentences = [
  "Email is required",
  "Please enter a valid email",
  "Password is required",
  "Please enter a valid email address",
  "Password must be at least 8 characters",
  "Password must include uppercase, lowercase, and numbers",
  "Passwords don't match",
  "Please enter your email address",
  "Please enter the verification code from your email",
  "Please fill in all fields",
  "Password must be at least 8 characters long",
  "Invalid login response",
  "Invalid registration response",
  "Send Reset Instructions",
  "Check Your Email",
  "Return to Login",
  "Go to Login",
  "Account Created!",
  "Email Verified Successfully!",
  "Get Started",
  "Go to Dashboard",
  "Verification Failed",
  "Back to Login",
  "Back to verification",
  "Upgrade Required",
  "Facilitator access requires a paid subscription. Redirecting to self dashboard...",
  "Unsupported method: ",
  "Rate limit exceeded for ",
  "Rate limit reached for ",
  ". Please try again in a moment.",
  "This email address is already registered. Please log in instead.",
  "Invalid verification code",
  "Please check your email and enter the correct 6-digit code",
  "Registration failed",
  "Failed to send verification code",
  "Login failed",
  "Try again. No account or bad creds.",
  "Failed to request password reset. Please try again later.",
  "Request failed",
  "An error occurred. Please try again.",
  "If your email is registered with us, you will receive password reset instructions.",
  "Password reset failed. Please try again.",
  "Password reset failed. Please try again later.",
  "Password reset failed",
  "Failed to resend verification email. Please try again later.",
  "Error sending verification email",
  "Please try again later or contact support",
  "Verification email sent successfully",
  "404 Page Not Found",
];

/** All shipped code as one text, ignoring line breaks and markup between words. */
function shippedText(): string {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.(?:ts|tsx|astro)$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(join("src", file), "utf8"))
    .join("\n")
    .replaceAll(/\s+/g, " ");
}

describe("the product says, word for word,", () => {
  const shipped = shippedText();

  it.each(sentences)("%s", (sentence) => {
    // Not toContain, whose failure would print everything.
    expect(shipped.includes(sentence)).toBe(true);
  });
});
