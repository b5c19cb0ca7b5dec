import type { MessageTexts } from './index.ts'

export const id: MessageTexts = {
  smsCode: ({ brandName, code, minutes }) =>
    `${brandName}: kode OTP Anda ${code}, berlaku ${minutes} menit. Jangan berikan kepada siapa pun.`,
  codeSubject: ({ brandName }) => `${brandName}: kode OTP Anda`,
  resetSubject: ({ brandName }) => `${brandName}: buat kata sandi baru`,
  resetBody: ({ brandName, username, link, minutes }) =>
    `Seseorang meminta kata sandi baru untuk akun ${username} di ${brandName}.

Buka tautan berikut untuk membuatnya. Tautan hanya bisa dipakai sekali dalam ${minutes} menit:
${link}

Jika bukan Anda yang meminta, abaikan email ini. Kata sandi Anda tidak berubah.`,
  recoveredSubject: ({ brandName }) => `${brandName}: kata sandi Anda telah diubah`,
  recoveredBody: ({ brandName, hours }) =>
    `Kata sandi akun ${brandName} Anda baru saja dibuat ulang dengan kode yang dikirim ke nomor HP Anda. Semua perangkat lain telah dikeluarkan, dan penarikan ditahan selama ${hours} jam. Jika bukan Anda yang melakukannya, segera hubungi layanan pelanggan.`,
  digitsResetSubject: ({ brandName }) => `${brandName}: kata sandi penarikan Anda telah diubah`,
  digitsResetBody: ({ brandName, hours }) =>
    `Kata sandi penarikan akun ${brandName} Anda baru saja dibuat ulang dengan kode. Penarikan ditahan selama ${hours} jam. Jika bukan Anda yang melakukannya, segera hubungi layanan pelanggan.`,
}
