import type { Language } from '@baize/api'

/** Said while the console is built beside the running site, once after each change of its sources. */
export const notBuilt: Record<Language, string> = {
  EN: 'The console is being built. This page opens it by itself in a moment.',
  CN: '控制台正在构建，稍后本页会自动打开。',
  ID: 'Konsol sedang dibangun. Halaman ini akan membukanya sendiri sebentar lagi.',
  TH: 'กำลังสร้างคอนโซล หน้านี้จะเปิดให้เองในอีกสักครู่',
  TY: 'Binubuo pa ang console. Kusa itong bubuksan ng pahinang ito maya-maya.',
  VI: 'Bảng điều khiển đang được dựng. Trang này sẽ tự mở trong giây lát.',
  JA: 'コンソールをビルドしています。まもなくこのページで自動的に開きます。',
}
