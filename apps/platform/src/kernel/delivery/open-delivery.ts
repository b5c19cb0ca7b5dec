import type { Config } from '../config.ts'
import { Delivery, type DeliveryDependencies } from './delivery.ts'
import { smsGateway } from './sms-gateway.ts'

/** The delivery of a deployment, by its environment. A demo without any transport shows what it would send. */
export async function openDelivery(
  deps: Pick<DeliveryDependencies, 'database' | 'clock' | 'log'> & { config: Config; demo: boolean },
): Promise<Delivery> {
  const { SMTP_URL, MAIL_FROM, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN } = deps.config
  const transports = {
    mail: SMTP_URL ? (await import('./smtp.ts')).smtpTransport(SMTP_URL, MAIL_FROM) : null,
    sms: SMS_GATEWAY_URL ? smsGateway(SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN ?? '') : null,
  }
  return new Delivery({ ...deps, transports, showsInstead: deps.demo && !transports.mail && !transports.sms })
}
