import type { Clock, Rng } from '@baize/server-kit/outside'
import type { Config } from '../../kernel/config.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Delivery } from '../../kernel/delivery/delivery.ts'
import type { ReplayGuard, SealedBodies } from '../../kernel/http/sealed-body.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Port } from '../../kernel/wiring/port.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Slider } from './captcha/slider.ts'
import type { RequireUnmarked } from './contacts/require-unmarked.ts'
import type { MemberHooks } from './member-hooks.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { RememberMe } from './sessions/remember-me.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { Throttle } from './sign-in/throttle/throttle.ts'
import type { SmsCodes } from './sms/sms-codes.ts'
import type { Firebase } from './social/firebase.ts'
import type { Social } from './social/social.ts'
import type { WithdrawalPassword } from './withdrawal-password/withdrawal-password.ts'

/** What the use cases of this domain are made of. */
export interface Parts {
  database: Database
  clock: Clock
  rng: Rng
  config: Config
  settings: Settings
  delivery: Delivery
  sealed: SealedBodies
  guard: ReplayGuard
  members: Port<MemberHooks>
  marks: Port<RequireUnmarked>
  passwords: Passwords
  withdrawalPassword: WithdrawalPassword
  sessions: Sessions
  rememberMe: RememberMe
  throttle: Throttle
  captcha: Captcha
  slider: Slider
  smsCodes: SmsCodes
  firebase: Firebase
  social: Social
}
