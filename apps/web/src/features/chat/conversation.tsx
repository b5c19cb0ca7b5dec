import type { ChatPost } from '@baize/api'
import { chatPostLength } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { EmptyState, Skeleton } from '@baize/ui/states.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { openDialog } from '../../shared/dialogs/dialog-store.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { clockText } from '../../shared/moments/clock-text.ts'
import { useZone } from '../../shared/moments/use-zone.ts'
import { TooLong } from '../../shared/too-long.tsx'
import classes from './conversation.module.css'
import type { Chat } from './use-chat.ts'

/** What was said, the newest at the bottom, and a line to say more. */
export function Conversation({ chat, empty }: { chat: Chat; empty: string }) {
  const { posts, unsent } = chat
  const list = useRef<HTMLOListElement>(null)
  const count = (posts?.length ?? 0) + unsent.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what is said
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [count])
  return (
    <div className={classes.conversation}>
      {posts === null && ['a', 'b', 'c'].map(key => <Skeleton key={key} className={classes.blank ?? ''} />)}
      {posts?.length === 0 && (
        <div className={classes.empty}>
          <EmptyState icon="headset" title={empty} />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <ol ref={list} className={classes.posts} aria-live="polite" tabIndex={0}>
        {posts?.map(post => (
          <Post key={post.id} post={post} />
        ))}
        {chat.unsent.map(post => (
          <UnsentPost key={post.ref} chat={chat} post={post} />
        ))}
      </ol>
      <SayLine chat={chat} />
    </div>
  )
}

function Post({ post: { author, staff, text, at } }: { post: ChatPost }) {
  const t = useText()
  const zone = useZone()
  return (
    <li className={classes.post} data-staff={staff}>
      <p className={classes.author}>
        <strong>{staff ? t('chat.staff') : (author ?? t('chat.visitor'))}</strong>
        <time dateTime={at}>{clockText(Date.parse(at), zone).slice(11, 16)}</time>
      </p>
      <p className={classes.text}>{text}</p>
    </li>
  )
}

/** A post stands where it was said while it is on its way; one that was not taken stays there with the reason and another try. */
function UnsentPost({ chat, post: { ref, text, reason } }: { chat: Chat; post: Chat['unsent'][number] }) {
  const t = useText()
  return (
    <li className={classes.unsent} data-testid="unsent" data-sending={reason === null}>
      <p className={classes.author}>
        <strong>{t(reason === null ? 'chat.sending' : 'chat.notSent')}</strong>
      </p>
      <p className={classes.text}>{text}</p>
      {reason !== null && <Tries chat={chat} post={ref} reason={reason} />}
    </li>
  )
}

/** Why a post was not taken, and what can be done with it. */
function Tries({ chat: { again, discard }, post, reason }: { chat: Chat; post: string; reason: string }) {
  const t = useText()
  return (
    <>
      <p className={classes.refusal} role="alert">
        {reason}
      </p>
      <span className={classes.tries}>
        <Button size="small" icon="refresh-cw" onClick={() => again(post)}>
          {t('action.retry')}
        </Button>
        <Button size="small" look="quiet" onClick={() => discard(post)}>
          {t('chat.discard')}
        </Button>
      </span>
    </>
  )
}

function SayLine({ chat: { posts, mayPost, say } }: { chat: Chat }) {
  const t = useText()
  const [text, setText] = useState('')
  if (posts !== null && !mayPost)
    return (
      <p className={classes.readers}>
        {t('chat.readOnly')}
        <Button size="small" onClick={() => openDialog({ kind: 'login' })}>
          {t('auth.signIn')}
        </Button>
      </p>
    )
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '' || text.length > chatPostLength) return
    say(text.trim())
    setText('')
  }
  return (
    <form className={classes.say} onSubmit={send}>
      <input
        aria-label={t('chat.say')}
        placeholder={t('chat.say')}
        aria-invalid={text.length > chatPostLength || undefined}
        value={text}
        disabled={posts === null}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="main" aria-label={t('chat.send')} disabled={posts === null || text.trim() === ''}>
        <LateIcon name="send" size={17} />
      </Button>
      <TooLong text={text} max={chatPostLength} />
    </form>
  )
}
