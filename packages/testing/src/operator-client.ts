import type { EndpointName, RequestOf, ResponseOf, Waiting } from '@baize/api'
import { claimedNumber, isClaimedCall, type SaidOf } from '@baize/api/cashier-desk'
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
 * factor once more where a call asks for it, and makes the call again. An order of the cashier is claimed
 * before it is changed, unless the call says itself which version of it was seen.
 */
export class OperatorClient extends TestClient {
  readonly #clock: { now(): Date }
  #secrets: OperatorSecrets | null = null
  /** Claims an order before a call that changes it and does not say its version. */
  claimsOrders = true

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

  override call<N extends EndpointName>(name: N, payload: SaidOf<N>): Promise<ResponseOf<N>> {
    return super.call(name, payload as RequestOf<N>)
  }

  override ask<N extends EndpointName>(name: N, payload: SaidOf<N>): Promise<Waiting> {
    return super.ask(name, payload as RequestOf<N>)
  }

  override async send<N extends EndpointName>(name: N, said: SaidOf<N>): Promise<Answer<ValueOf<N>>> {
    const payload = said as RequestOf<N>
    const number = this.claimsOrders ? unclaimedOrder(name, said) : null
    if (number !== null) {
      const { body } = await this.send('cashier.claim', { number })
      // Where it cannot be claimed the call says so itself.
      const version = body.success ? body.value.version : 1
      return this.send(name, { ...payload, version })
    }
    const answer = await super.send(name, payload)
    const { errorCode } = answer.body
    if (errorCode === 'session_locked') {
      await super.send('operators.unlock', { password: this.#secrets!.password })
      return this.send(name, said)
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

/** Number of the order that a call changes without saying its version. */
function unclaimedOrder(name: string, said: object): string | null {
  if (!isClaimedCall(name) || 'version' in said) return null
  return claimedNumber(name, said as { id: string })
}
