import { createTransport } from 'nodemailer'
import { RefusedForGood, type Transport, tryMs } from './transport.ts'

/**
 * Mail through the SMTP server at `url`, such as smtps://user:password@mail.example:465. The recipient goes as one
 * address and never as a list, and the message id is the same for every try.
 */
export function smtpTransport(url: string, from: string): Transport {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: tryMs,
    greetingTimeout: tryMs,
    socketTimeout: tryMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object)
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ key, recipient, subject, body }) {
      try {
        await mailer.sendMail({
          from,
          to: { name: '', address: recipient },
          subject,
          text: body,
          messageId: `<${key}@${host}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        })
      } catch (error) {
        const { responseCode } = error as { responseCode?: number }
        if (responseCode && responseCode >= 500) throw new RefusedForGood(`the mail server answered ${responseCode}`)
        throw error
      }
    },
    close: () => mailer.close(),
  }
}
