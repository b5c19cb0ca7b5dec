import { useEffect } from 'react'
import { CaptchaPicture } from '../captcha-picture.tsx'
import { useCaptcha } from '../use-captcha.ts'

/** The picture that a sign-in has to solve: another one with each turn. */
export default function SignInCaptcha({ turn }: { turn: number }) {
  const { picture, renew, replace } = useCaptcha()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is drawn anew by turn alone.
  useEffect(() => replace(), [turn])
  return picture && <CaptchaPicture picture={picture} onRenew={renew} />
}
