import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface GatewayCall {
  key: string
  authorization: string
  body: { to: string; text: string }
}

/** A real HTTP gateway for text messages on loopback. As real ones do, it sends what bears one key once. */
export class SmsGateway {
  readonly calls: GatewayCall[] = []
  /** Texts that went out, by key. */
  readonly sent = new Map<string, GatewayCall['body']>()
  /** Decides how the next call is answered; 'lose' takes the message and drops the answer. */
  next: () => number | 'lose' = () => 202
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      let text = ''
      request.on('data', chunk => (text += chunk))
      request.on('end', () => {
        const call = {
          key: String(request.headers['idempotency-key']),
          authorization: String(request.headers.authorization),
          body: JSON.parse(text) as GatewayCall['body'],
        }
        this.calls.push(call)
        const verdict = this.next()
        if (verdict === 'lose' || verdict < 300) this.sent.set(call.key, call.body)
        if (verdict === 'lose') return void request.socket.destroy()
        response.writeHead(verdict).end()
      })
    })
  }

  static async start(): Promise<SmsGateway> {
    const gateway = new SmsGateway()
    await new Promise<void>(resolve => gateway.#server.listen(0, '127.0.0.1', resolve))
    return gateway
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/send`
  }

  stop(): Promise<void> {
    return new Promise(resolve => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
  }
}
