import type { RequestOf, ResponseOf } from '@baize/api'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { toast } from '@baize/ui/toast.tsx'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../shared/api/call.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { closeDialog, openMessage } from '../../../shared/dialogs/dialog-store.ts'
import { useFields } from '../../../shared/fields/use-fields.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { forgetRecommender, storedCodes } from '../../../shared/session/came-with.ts'
import { enterWith } from '../../../shared/session/session.ts'
import { useLaunch } from '../../launch/index.ts'
import { solveSlider } from '../slider/solve.ts'
import { cooldownSeconds } from '../sms/cooldown.ts'
import { useCountry } from '../sms/use-country.ts'
import { useFirebaseCode } from '../sms/use-firebase-code.ts'
import type { SmsCodeOptions } from '../sms/use-sms-code.ts'
import type { RegisterFormProps } from './register-form.tsx'
import { type RegisterInput, registerPayload } from './register-payload.ts'
import { registrationFields, rulesOf } from './registration-fields.ts'
import { isAffiliate } from './use-affiliate.ts'

/** The registration form of a tab: its fields, the number's country and code, and sending it. */
export function useRegistration({ tab, settings, affiliate, captcha, request }: RegisterFormProps) {
  const t = useText()
  const { demo } = useApp().permission.info
  const navigate = useNavigate()
  const { start } = useLaunch()
  const country = useCountry()
  const firebase = useFirebaseCode()
  const rules = rulesOf(tab, settings, affiliate.isShown)

  const fields = useFields({
    names: registrationFields,
    rules,
    initial: { affiliateCode: affiliate.urlCode ?? '' },
    async send(values) {
      const typed = fields.shown.includes('affiliateCode') ? values.affiliateCode : ''
      if (typed && !(await isAffiliate(typed))) return rejectAffiliate()
      const slider = await solveSlider()
      if (!slider) return
      const payload = registerPayload({
        tab,
        values,
        shown: fields.shown,
        countryDialingCode: fields.shown.includes('mobileNum') ? await country.dialingCode() : undefined,
        urlAffiliateCode: affiliate.isShown ? null : affiliate.urlCode,
        stored: affiliate.isShown ? { ...storedCodes(), affiliateCode: null } : storedCodes(),
        page: location,
        slider,
        ...(await proofOf(values.verificationCode)),
      })
      const answer = await register(payload)
      if (!answer) return rejectAffiliate()
      await enterWith(answer)
      toast(t(demo ? 'auth.welcomeDemo' : 'auth.welcome'))
      closeDialog()
      if (request.next) void start(request.next)
      else if (!request.stays) await navigate({ to: '/' })
    },
    onRefused: renewCaptcha,
  })

  /** The token of a code that Firebase checks, in the code's place. */
  async function proofOf(code: string): Promise<Pick<RegisterInput, 'firebaseIdToken'>> {
    if (!firebase || !fields.shown.includes('verificationCode') || code === '') return {}
    return { firebaseIdToken: await firebase.proof(code.trim()) }
  }

  /** Null where the agent of the address is none; the next try goes without. */
  async function register(payload: RequestOf<'members.register'>): Promise<ResponseOf<'members.register'> | null> {
    try {
      return await call(tab === 'mobile' ? 'members.registerMobile' : 'members.register', payload)
    } catch (error) {
      if (!(error instanceof ApiError) || !error.fieldMessage('recommenderId')) throw error
      forgetRecommender()
      return null
    }
  }

  function renewCaptcha(): void {
    if (!rules.captcha?.enabled) return
    fields.set('captcha', '')
    captcha.replace()
  }

  function rejectAffiliate(): void {
    openMessage({ title: t('auth.affiliateRejected'), text: t('invitation_code_error') })
    renewCaptcha()
  }

  const sms: SmsCodeOptions = {
    isNumberFit: () => fields.checkNow('mobileNum'),
    async ask(slider) {
      const mobileNo = fields.value('mobileNum').trim()
      const countryDialingCode = await country.dialingCode()
      if (firebase) return firebase.send({ mobileNum: mobileNo, countryDialingCode })
      const number = { mobileNo, countryDialingCode }
      const { expiredMinutes } = await call('verification.smsRegister', { ...number, type: tab, ...slider })
      return cooldownSeconds(expiredMinutes, 'gateway')
    },
  }
  return { fields, country, sms }
}
