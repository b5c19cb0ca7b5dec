import type { NoticeTexts } from '../../domains/site/tables.ts'

/** What the demo's house tells its agents. */
export const agentNotices: readonly { type: 'AG'; daysAgo: number; texts: NoticeTexts }[] = [
  {
    type: 'AG',
    daysAgo: 1,
    texts: {
      EN: {
        title: 'How the figures of your team are counted',
        html: '<p>Your team is you and every account below you, however deep. Play counts on the day on which a bet is settled, money on the day on which it moves. A member is active with a valid bet of 100.00 or more in the days shown.</p>',
      },
      CN: {
        title: '团队数据的统计方式',
        html: '<p>团队包括您本人和您名下所有层级的账号。投注按结算日计算，资金按变动日计算。所选日期内有效投注达到 100.00 的会员为活跃会员。</p>',
      },
      JA: {
        title: 'チームの数値の数え方',
        html: '<p>チームは自分と、その下のすべての階層のアカウントです。ベットは精算された日、資金は動いた日に数えます。表示期間の有効ベットが100.00以上の会員をアクティブ会員とします。</p>',
      },
      TH: {
        title: 'ตัวเลขของทีมนับอย่างไร',
        html: '<p>ทีมคือคุณและทุกบัญชีที่อยู่ใต้คุณทุกชั้น เดิมพันนับในวันที่คิดผล ส่วนเงินนับในวันที่เคลื่อนไหว สมาชิกที่มียอดเดิมพันที่ถูกต้องตั้งแต่ 100.00 ในช่วงวันที่แสดงถือเป็นสมาชิกที่เล่นจริง</p>',
      },
      VI: {
        title: 'Cách tính số liệu của đội nhóm',
        html: '<p>Đội nhóm gồm bạn và mọi tài khoản bên dưới, ở mọi cấp. Cược được tính vào ngày thanh toán kết quả, tiền được tính vào ngày phát sinh. Hội viên có cược hợp lệ từ 100.00 trở lên trong các ngày hiển thị được tính là hội viên hoạt động.</p>',
      },
      ID: {
        title: 'Cara angka tim Anda dihitung',
        html: '<p>Tim Anda adalah Anda dan semua akun di bawah Anda, sedalam apa pun. Taruhan dihitung pada hari diselesaikan, uang pada hari berpindah. Member dianggap aktif dengan taruhan valid 100.00 atau lebih pada hari yang ditampilkan.</p>',
      },
      TY: {
        title: 'Paano binibilang ang mga numero ng team mo',
        html: '<p>Ang team mo ay ikaw at lahat ng account sa ilalim mo, gaano man kalalim. Binibilang ang taya sa araw na na-settle ito, at ang pera sa araw na gumalaw ito. Active ang member na may valid bet na 100.00 pataas sa mga araw na ipinapakita.</p>',
      },
    },
  },
  {
    type: 'AG',
    daysAgo: 6,
    texts: {
      EN: {
        title: 'Links for new members show who came by them',
        html: '<p>Make a link for each place where you invite people. The Register centre shows for each how many registered with it and how many of them have deposited.</p>',
      },
      CN: {
        title: '推广链接可查看来源',
        html: '<p>您可以为每个推广渠道建立单独的链接。开户中心会显示每个链接的注册人数和存款人数。</p>',
      },
      JA: {
        title: '招待リンクごとに登録者数がわかります',
        html: '<p>招待する場所ごとにリンクを作れます。「アカウント開設」に、リンクごとの登録者数と、そのうち入金した人数が表示されます。</p>',
      },
      TH: {
        title: 'ลิงก์สมัครแสดงว่าใครมาจากลิงก์ใด',
        html: '<p>สร้างลิงก์แยกสำหรับแต่ละช่องทางที่คุณชวนคน ศูนย์เปิดบัญชีแสดงจำนวนผู้สมัครและผู้ที่ฝากเงินของแต่ละลิงก์</p>',
      },
      VI: {
        title: 'Liên kết đăng ký cho biết ai đến từ đâu',
        html: '<p>Hãy tạo một liên kết cho mỗi nơi bạn mời người mới. Trang Mở tài khoản hiển thị số người đăng ký qua từng liên kết và bao nhiêu người trong đó đã nạp tiền.</p>',
      },
      ID: {
        title: 'Tautan pendaftaran menunjukkan asal member baru',
        html: '<p>Buat satu tautan untuk setiap tempat Anda mengundang orang. Pusat pendaftaran menampilkan jumlah pendaftar tiap tautan dan berapa yang sudah deposit.</p>',
      },
      TY: {
        title: 'Makikita sa bawat link kung ilan ang nag-register',
        html: '<p>Gumawa ng link para sa bawat lugar kung saan ka nag-iimbita. Ipinapakita sa Register Center kung ilan ang nag-register sa bawat isa at ilan sa kanila ang nag-deposit.</p>',
      },
    },
  },
]
