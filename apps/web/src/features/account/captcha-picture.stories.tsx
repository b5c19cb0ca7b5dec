import { Field } from '@baize/ui/field.tsx'
import type { StoryFile } from '@baize/ui/story.ts'
import { useEffect } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { CaptchaPicture } from './captcha-picture.tsx'
import { useCaptcha } from './use-captcha.ts'

export default { title: 'Site/Captcha' } satisfies StoryFile

function Captcha({ fault }: { fault?: string }) {
  const t = useText()
  const { picture, renew, replace } = useCaptcha()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first picture is drawn once
  useEffect(() => replace(), [])
  return (
    <Field
      label={t('field.captcha')}
      error={fault}
      required
      aside={picture && <CaptchaPicture picture={picture} onRenew={renew} />}
    />
  )
}

export const Picture = () => <Captcha />
export function Faulty() {
  const t = useText()
  return <Captcha fault={t('field.required')} />
}
