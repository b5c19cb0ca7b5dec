import type { NoticeTexts } from './index.ts'

export const ja: NoticeTexts = {
  hold: '出金は{hours}時間停止します。',
  notYou: 'お心当たりがない場合は、すぐにサポートへご連絡ください。',
  recoveredByPhone: {
    subject: 'パスワードが変更されました',
    text: '携帯電話番号に届いたコードで、{brandName}のアカウントのパスワードが再設定されました。ほかの端末はすべてログアウトされました。',
  },
  recoveredByMail: {
    subject: 'パスワードが変更されました',
    text: 'メールのリンクから、{brandName}のアカウントのパスワードが再設定されました。すべての端末がログアウトされました。',
  },
  digitsReset: {
    subject: '出金パスワードが変更されました',
    text: 'コードを使って、{brandName}のアカウントの出金パスワードが再設定されました。',
  },
  digitsSet: {
    subject: '出金パスワードが設定されました',
    text: '{brandName}のアカウントに出金パスワードが設定されました。',
  },
  mobileBound: {
    subject: '新しい電話番号が登録されました',
    text: '{brandName}のアカウントに新しい携帯電話番号が登録されました。',
  },
  emailBound: {
    subject: '新しいメールアドレスが登録されました',
    text: '{brandName}のアカウントに新しいメールアドレスが登録されました。',
  },
  payoutAccountAdded: {
    subject: '出金先口座が追加されました',
    text: '{brandName}のアカウントに新しい出金先口座（{detail}）が追加されました。',
  },
  signInBlocked: {
    subject: 'アカウントは停止中です',
    text: '正しいパスワードで{brandName}のアカウントへのログインがありましたが、停止中のため開かれませんでした。詳しくはサポートへお問い合わせください。',
  },
  frozen: { subject: 'アカウントが停止されました', text: '{brandName}のアカウントが停止されました：{detail}' },
  released: { subject: 'アカウントが再開されました', text: '{brandName}のアカウントが再開されました：{detail}' },
  partLocked: {
    subject: 'アカウントの一部が制限されました',
    text: '{brandName}のアカウントの一部が制限されました：{detail}',
  },
  partReleased: {
    subject: 'アカウントの一部が再開されました',
    text: '{brandName}のアカウントの一部が再開されました：{detail}',
  },
}
