import { texts } from './promotion-texts.ts'

export const showTexts = texts(
  [
    'Show us a round',
    'Describe a round that surprised you; the most vivid ones get 20.00 of demo credit.',
    'One application per member.',
    'An operator reads each and says yes or no.',
    'The reward asks for 20.00 of valid bet (1×) before it can be withdrawn.',
  ],
  [
    '分享精彩一局',
    '描述一局让您意外的游戏，精彩者可获 20.00 演示额度。',
    '每位会员限申请一次。',
    '每份申请均由工作人员审核。',
    '奖励需完成 20.00 有效投注（1 倍）后方可提款。',
  ],
  [
    'Kể một ván chơi',
    'Mô tả một ván khiến bạn bất ngờ; những câu chuyện hay nhận 20.00 số dư demo.',
    'Mỗi hội viên một lần đăng ký.',
    'Nhân viên đọc từng đơn và trả lời.',
    'Cần 20.00 cược hợp lệ (1 lần) trước khi rút.',
  ],
  [
    'เล่ารอบเด็ดของคุณ',
    'เล่ารอบที่ทำให้คุณประหลาดใจ เรื่องเด่นรับเครดิตทดลอง 20.00',
    'สมาชิกละหนึ่งครั้ง',
    'เจ้าหน้าที่อ่านและตอบทุกใบสมัคร',
    'ต้องมียอดเดิมพันที่นับได้ 20.00 (1 เท่า) ก่อนถอน',
  ],
  [
    'Ceritakan satu ronde',
    'Ceritakan ronde yang mengejutkan Anda; yang paling menarik mendapat 20.00 kredit demo.',
    'Satu pengajuan per anggota.',
    'Operator membaca dan menjawab setiap pengajuan.',
    'Hadiah mensyaratkan 20.00 taruhan valid (1×) sebelum penarikan.',
  ],
  [
    'Ikuwento ang isang round',
    'Ikuwento ang round na ikinagulat mo; ang pinakamaganda ay may 20.00 na demo credit.',
    'Isang application bawat member.',
    'Binabasa at sinasagot ng operator ang bawat isa.',
    'Kailangan ng 20.00 na valid bet (1×) bago ma-withdraw ang reward.',
  ],
  [
    '驚きのラウンドを教えてください',
    '驚いたラウンドの話を送ると、優れたものに20.00のデモ用クレジットを進呈します。',
    '応募はお一人様1回です。',
    '担当者がすべて読んで可否を決めます。',
    '出金までに20.00の有効ベット（1倍）が必要です。',
  ],
)

export const thousandTexts = texts(
  [
    'The first thousand',
    'Deposit 1,000.00 after joining and claim 30.00.',
    'Deposits count once they are confirmed.',
    'Deposits from before you joined do not count.',
    'The reward asks for 30.00 of valid bet (1×) before it can be withdrawn.',
  ],
  [
    '首个一千',
    '参加后累计存款 1,000.00，即可领取 30.00。',
    '存款到账后计入。',
    '参加前的存款不计入。',
    '奖励需完成 30.00 有效投注（1 倍）后方可提款。',
  ],
  [
    'Một nghìn đầu tiên',
    'Nạp 1,000.00 sau khi tham gia và nhận 30.00.',
    'Tiền nạp được tính khi đã xác nhận.',
    'Tiền nạp trước khi tham gia không được tính.',
    'Cần 30.00 cược hợp lệ (1 lần) trước khi rút.',
  ],
  [
    'หนึ่งพันแรก',
    'ฝาก 1,000.00 หลังเข้าร่วม แล้วรับ 30.00',
    'ยอดฝากนับเมื่อยืนยันแล้ว',
    'ยอดฝากก่อนเข้าร่วมไม่นับ',
    'ต้องมียอดเดิมพันที่นับได้ 30.00 (1 เท่า) ก่อนถอน',
  ],
  [
    'Seribu pertama',
    'Deposit 1,000.00 setelah ikut dan klaim 30.00.',
    'Deposit dihitung setelah dikonfirmasi.',
    'Deposit sebelum ikut tidak dihitung.',
    'Hadiah mensyaratkan 30.00 taruhan valid (1×) sebelum penarikan.',
  ],
  [
    'Unang isang libo',
    'Mag-deposit ng 1,000.00 pagkatapos sumali at i-claim ang 30.00.',
    'Bibilangin ang deposit kapag nakumpirma na.',
    'Hindi bibilangin ang deposit bago sumali.',
    'Kailangan ng 30.00 na valid bet (1×) bago ma-withdraw ang reward.',
  ],
  [
    '最初の1,000',
    '参加後に合計1,000.00を入金すると、30.00を受け取れます。',
    '入金は確認された時点で数えます。',
    '参加前の入金は対象外です。',
    '出金までに30.00の有効ベット（1倍）が必要です。',
  ],
)

export const pastTexts = texts(
  [
    'The opening weeks',
    'Make 800.00 of valid bet in the opening weeks and claim 20.00.',
    'This promotion has ended.',
    'It could be joined while it ran.',
  ],
  ['开业活动', '开业期间完成 800.00 有效投注，领取 20.00。', '本活动已结束。', '仅在活动期间可参加。'],
  [
    'Những tuần khai trương',
    'Đạt 800.00 cược hợp lệ trong những tuần khai trương và nhận 20.00.',
    'Chương trình đã kết thúc.',
    'Chỉ tham gia được khi chương trình diễn ra.',
  ],
  ['สัปดาห์เปิดตัว', 'ทำยอดเดิมพันที่นับได้ 800.00 ในช่วงเปิดตัว แล้วรับ 20.00', 'กิจกรรมนี้สิ้นสุดแล้ว', 'เข้าร่วมได้เฉพาะช่วงกิจกรรม'],
  [
    'Minggu-minggu pembukaan',
    'Capai 800.00 taruhan valid selama minggu pembukaan dan klaim 20.00.',
    'Promosi ini sudah berakhir.',
    'Hanya bisa diikuti selama berlangsung.',
  ],
  [
    'Mga unang linggo',
    'Umabot ng 800.00 na valid bet sa mga unang linggo at i-claim ang 20.00.',
    'Tapos na ang promotion na ito.',
    'Makakasali lang habang tumatakbo ito.',
  ],
  [
    'オープン記念',
    'オープン期間中に800.00の有効ベットをすると、20.00を受け取れます。',
    'このプロモーションは終了しました。',
    '参加は開催期間中のみでした。',
  ],
)
