/** An answer in Twilio's error shape, by its documented code (twilio.com/docs/api/errors). */
export class TwilioError extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  toResponse(): Response {
    return Response.json(
      {
        code: this.code,
        message: this.message,
        more_info: `https://www.twilio.com/docs/errors/${this.code}`,
        status: this.status,
      },
      { status: this.status },
    );
  }
}

export function notFound(path: string): TwilioError {
  return new TwilioError(404, 20404, `The requested resource ${path} was not found`);
}
