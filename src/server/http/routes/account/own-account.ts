import { mailPreferencesOutput } from "#src/shared/mail/mail-preferences.output.ts";
import { accountExportOutput } from "#src/shared/account/own-data.output.ts";
import { doneOutput } from "#src/shared/account/account.output.ts";
import { download } from "#src/server/http/rest/download.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { deleteAccountInput } from "#src/shared/account/account-deletion.input.ts";
import {
  confirmEmailChangeInput,
  requestEmailChangeInput,
} from "#src/shared/account/verification/email-change.input.ts";
import { mailPreferencesInput } from "#src/shared/mail/mail-preferences.input.ts";

/** A person's address, emails and data. */
export const ownAccountOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/change-email",
    summary: "Email a link to another address, with the password; the same answer for every address",
    procedure: "emailChange.request",
    body: requestEmailChangeInput,
    output: doneOutput,
  },
  {
    method: "post",
    path: "/confirm-email-change",
    summary: "Make that address the account’s with the token of that link; ends all other sessions",
    procedure: "emailChange.confirm",
    body: confirmEmailChangeInput,
    output: doneOutput,
  },
  {
    method: "get",
    path: "/mail-preferences",
    summary: "Which optional emails are on",
    procedure: "mail.preferences",
    output: mailPreferencesOutput,
  },
  {
    method: "put",
    path: "/mail-preferences",
    summary: "Turn optional emails on or off; what you leave out stays as it is",
    procedure: "mail.setPreferences",
    body: mailPreferencesInput,
    output: mailPreferencesOutput,
  },
  {
    method: "get",
    path: "/account/export",
    summary: "All data of the account as a file; results as pages show them, never single answers",
    procedure: "ownData.export",
    output: accountExportOutput,
    respond: download,
  },
  {
    method: "post",
    path: "/delete-account",
    summary: "Delete the account for good, with the password and the word “delete” as confirmation",
    procedure: "ownData.deleteAll",
    body: deleteAccountInput,
    output: doneOutput,
  },
];
