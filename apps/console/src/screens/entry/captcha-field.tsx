import { verificationEndpoints } from '@baize/api/endpoints/verification'
import { Field } from '@baize/ui/field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './entry.module.css'

interface Props {
  value: string
  error: string | undefined
  /** Draws another picture with each wrong try, since one is good for one try. */
  tries: number
  onChange: (value: string) => void
}

/** Letters of a picture, after some wrong tries. */
export function CaptchaField({ value, error, tries, onChange }: Props) {
  const t = useText()
  const picture = useQuery({
    queryKey: ['captcha.draw', tries],
    queryFn: async () =>
      ((await (await fetch(verificationEndpoints['captcha.draw'].path)).json()) as { value: string }).value,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Field
      label={t('entry.captcha')}
      autoComplete="off"
      required
      value={value}
      error={error}
      aside={
        picture.data && (
          <button
            type="button"
            className={classes.captcha}
            title={t('entry.captchaRenew')}
            onClick={() => void picture.refetch()}
          >
            <img
              src={`data:image/png;base64,${picture.data}`}
              alt={t('entry.captchaPicture')}
              width={120}
              height={44}
            />
          </button>
        )
      }
      onChange={event => onChange(event.target.value)}
    />
  )
}
