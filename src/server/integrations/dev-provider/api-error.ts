/** A refusal in Stripe's own form. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly body: object;

  constructor(
    status: number,
    message: string,
    more: { readonly code?: string; readonly param?: string; readonly type?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: { type: "invalid_request_error", message, ...more } };
  }
}

export const missing = (what: string, id: string): ApiError =>
  new ApiError(404, `No such ${what}: '${id}'`, { code: "resource_missing", param: "id" });

export const required = (param: string): ApiError =>
  new ApiError(400, `Missing required param: ${param}.`, { code: "parameter_missing", param });
