import type { MessageTexts } from './index.ts'

export const id: MessageTexts = {
  smsKnown: ({ brandName }) =>
    `${brandName}: ada yang mencoba mendaftar dengan nomor Anda. Akun Anda tidak berubah. Jika itu Anda, silakan masuk.`,
  smsCode: ({ brandName, code, minutes }) =>
    `${brandName}: kode OTP Anda ${code}, berlaku ${minutes} menit. Jangan berikan kepada siapa pun.`,
  codeSubject: ({ brandName }) => `${brandName}: kode OTP Anda`,
  resetSubject: ({ brandName }) => `${brandName}: buat kata sandi baru`,
  resetBody: ({ brandName, username, link, minutes }) =>
    `Seseorang meminta kata sandi baru untuk akun ${username} di ${brandName}.

Buka tautan berikut untuk membuatnya. Tautan hanya bisa dipakai sekali dalam ${minutes} menit:
${link}

Jika bukan Anda yang meminta, abaikan email ini. Kata sandi Anda tidak berubah.`,
}
