import type { EndpointName, RequestOf } from '@baize/api'
import { demoFactor, demoPassword } from '@baize/platform/demo/operators'
import { type Answer, TestClient, type ValueOf } from './client.ts'
import { oneTimeCode } from './one-time-code.ts'

/** What an operator knows and has. */
export interface OperatorSecrets {
  username: string
  password: string
  /** Of the authenticator; null before one was enrolled. */
  secret: string | null
}

/** What an operator of the demo knows and has, which is published. */
export const demoSecrets = (username: string): OperatorSecrets => ({
  username,
  password: demoPassword,
  secret: demoFactor,
})

/**
 * A desk as a person works at it: it signs in by password and code, opens its session again when that was locked, and shows the
 * factor once more where a call asks for it, and makes the call again.
 */
export class OperatorClient extends TestClient {
  readonly #clock: { now(): Date }
  #secrets: OperatorSecrets | null = null

  constructor(url: string, clock: { now(): Date } = { now: () => new Date() }) {
    super(url, clock)
    this.#clock = clock
  }

  /** Both steps of a sign-in. */
  async enter(secrets: OperatorSecrets): Promise<this> {
    const { username, password, secret } = secrets
    this.#secrets = secrets
    const { challenge } = await this.call('operators.login', { username, password })
    const proven = secret === null ? null : await this.#withCode('operators.prove', totp => ({ challenge, totp }))
    this.token = (proven ?? (await this.call('operators.prove', { challenge }))).token
    return this
  }

  /** Opens a link from the command line with a password of one's own, and enrols an authenticator. */
  async openLink(username: string, link: string, newPassword: string): Promise<this> {
    this.#secrets = { username, password: newPassword, secret: null }
    this.token = (await this.call('operators.openLink', { link, newPassword, confirmNewPassword: newPassword })).token
    await this.settle(newPassword)
    return this
  }

  /** Goes on with the session of another client of the same operator. */
  goOnAs(other: OperatorClient): this {
    this.token = other.token
    this.#secrets = other.#secrets
    for (const [name, value] of other.cookies) this.setCookie(name, value)
    return this
  }

  /** Changes the one-time password, and enrols an authenticator. Answers the codes in reserve. */
  async settle(newPassword: string): Promise<{ secret: string; codes: string[] }> {
    const { username, password: oldPassword } = this.#secrets!
    const change = { oldPassword, newPassword, confirmNewPassword: newPassword }
    if ((await this.call('operators.me', {})).mustChange)
      this.token = (await this.call('operators.changePassword', change)).token
    const { secret } = await this.call('operators.enrol', {})
    this.#secrets = { username, password: newPassword, secret }
    const { codes } = await this.#withCode('operators.confirmFactor', totp => ({ totp }))
    return { secret, codes }
  }

  override async send<N extends EndpointName>(name: N, payload: RequestOf<N>): Promise<Answer<ValueOf<N>>> {
    const answer = await super.send(name, payload)
    const { errorCode } = answer.body
    if (errorCode === 'session_locked') {
      await super.send('operators.unlock', { password: this.#secrets!.password })
      return this.send(name, payload)
    }
    if (errorCode !== 'step_up_required') return answer
    await this.#withCode('operators.stepUp', totp => ({ totp }))
    return super.send(name, payload)
  }

  /**
   * Each code counts once, so that the next one is taken where somebody was as quick with this one, or where its time ended on
   * the way.
   */
  async #withCode<N extends 'operators.prove' | 'operators.stepUp' | 'operators.confirmFactor'>(
    name: N,
    of: (totp: string) => RequestOf<N>,
  ) {
    const { secret, username } = this.#secrets!
    for (const steps of [-1, 0, 1]) {
      const { body } = await super.send(name, of(oneTimeCode(secret!, this.#clock.now(), steps)))
      if (body.success) return body.value
      if (body.errorCode !== 'factor_wrong') throw new Error(`${name} of ${username} answered ${body.errorCode}`)
    }
    throw new Error(`${username} has used all codes of this minute`)
  }
}
