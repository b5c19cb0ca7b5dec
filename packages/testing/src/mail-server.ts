import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** The whole message as it came over the line. */
  raw: string
}

/** A real mail server on loopback that keeps what it takes. */
export class MailServer {
  readonly received: ReceivedMail[] = []
  /** Decides what becomes of the next message: taken, put off (4xx), or refused for good (5xx). */
  next: () => 'take' | 'later' | 'never' = () => 'take'
  readonly #server: SMTPServer

  private constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        let raw = ''
        stream.setEncoding('utf8')
        stream.on('data', chunk => (raw += chunk))
        stream.on('end', () => {
          const verdict = this.next()
          if (verdict !== 'take')
            return done(Object.assign(new Error(verdict), { responseCode: verdict === 'later' ? 451 : 550 }))
          const { mailFrom, rcptTo } = session.envelope
          this.received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
          })
          done()
        })
      },
    })
  }

  static async start(): Promise<MailServer> {
    const mail = new MailServer()
    await new Promise<void>(resolve => mail.#server.listen(0, '127.0.0.1', () => resolve()))
    return mail
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    return new Promise(resolve => this.#server.close(() => resolve()))
  }
}
