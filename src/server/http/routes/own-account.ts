import { mailPreferencesOutput } from "#src/shared/mail/mail-preferences.output.ts";
import { accountExportOutput } from "#src/shared/account/own-data.output.ts";
import { doneOutput } from "#src/shared/account/account.output.ts";
import { download } from "#src/server/http/rest/download.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { deleteAccountInput } from "#src/shared/account/account-deletion.input.ts";
import { confirmEmailChangeInput, requestEmailChangeInput } from "#src/shared/account/email-change.input.ts";
import { mailPreferencesInput } from "#src/shared/mail/mail-preferences.input.ts";

/** A person's address, mails and data. */
export const ownAccountOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/change-email",
    summary: "Mail a link to another address, knowing the password; the same answer for every address",
    access: "user",
    body: requestEmailChangeInput,
    answer: doneOutput,
    call: ({ api, json }) => api.emailChange.request(json),
  },
  {
    method: "post",
    path: "/confirm-email-change",
    summary: "Make that address the account's with the token of that link; ends all other sessions",
    access: "anybody",
    body: confirmEmailChangeInput,
    answer: doneOutput,
    call: ({ api, json }) => api.emailChange.confirm(json),
  },
  {
    method: "get",
    path: "/mail-preferences",
    summary: "Which mails may come, of those that one can do without",
    access: "user",
    answer: mailPreferencesOutput,
    call: ({ api }) => api.mail.preferences(),
  },
  {
    method: "put",
    path: "/mail-preferences",
    summary: "Change which mails may come; what is left out stays",
    access: "user",
    body: mailPreferencesInput,
    answer: mailPreferencesOutput,
    call: ({ api, json }) => api.mail.setPreferences(json),
  },
  {
    method: "get",
    path: "/account/export",
    summary: "All data of the account as a file; results as pages show them, never single answers",
    access: "user",
    answer: accountExportOutput,
    call: async ({ api }) => download(await api.ownData.export()),
  },
  {
    method: "post",
    path: "/delete-account",
    summary: "Delete the account for good, knowing the password and with the word “delete” as confirmation",
    access: "user",
    body: deleteAccountInput,
    answer: doneOutput,
    call: ({ api, json }) => api.ownData.deleteAll(json),
  },
];
