import type { MessageTexts } from './index.ts'

export const ja: MessageTexts = {
  smsKnown: ({ brandName }) =>
    `${brandName}：あなたの番号で登録しようとした人がいます。アカウントに変更はありません。ご本人の場合はログインしてください。`,
  smsCode: ({ brandName, code, minutes }) =>
    `【${brandName}】認証コード：${code}（有効期限${minutes}分）。他人に教えないでください。`,
  codeSubject: ({ brandName }) => `【${brandName}】認証コード`,
  resetSubject: ({ brandName }) => `【${brandName}】パスワードの再設定`,
  resetBody: ({ brandName, username, link, minutes }) =>
    `${brandName}のアカウント「${username}」について、パスワード再設定の申し込みがありました。

次のリンクから設定してください。リンクは${minutes}分以内に1回だけ使えます。
${link}

お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。`,
}
