import type { NoticeTable } from './index.ts'

export const th: NoticeTable = {
  reason: 'เหตุผล: {reason}',
  notices: {
    depositCreated: {
      title: 'สร้างรายการฝาก {order} แล้ว',
      text: 'คุณขอฝาก {amount} กรุณาชำระพร้อมระบุเลขที่รายการ {order} ภายใน {minutes} นาที',
    },
    depositInReview: {
      title: 'รายการฝาก {order} กำลังตรวจสอบ',
      text: 'เรากำลังตรวจสอบยอดฝาก {amount} ของคุณ และจะแจ้งผลที่นี่',
    },
    depositPartArrived: {
      title: 'ได้รับเงินบางส่วนของรายการฝาก {order}',
      text: 'ได้รับ {amount} แล้ว ยอดจะเข้ากระเป๋าเมื่อส่วนที่เหลือมาถึงหรือเมื่อเราตรวจสอบแล้ว',
    },
    depositBeyondArrived: {
      title: 'มีเงินเข้าอีกรายการสำหรับรายการฝาก {order}',
      text: 'ได้รับ {amount} เกินจากยอดที่คุณแจ้งฝาก เรากำลังตรวจสอบและจะแจ้งผลที่นี่',
    },
    depositConfirmed: {
      title: 'รายการฝาก {order} เข้ากระเป๋าแล้ว',
      text: '{amount} เข้ากระเป๋าเงินของคุณแล้ว',
    },
    depositRejected: {
      title: 'รายการฝาก {order} ถูกปฏิเสธ',
      text: 'ยอดฝาก {amount} ของคุณถูกปฏิเสธ ไม่มียอดเข้ากระเป๋า',
    },
    depositExpired: {
      title: 'รายการฝาก {order} หมดอายุ',
      text: 'ไม่ได้รับเงิน {amount} ภายในเวลา หากคุณชำระแล้ว ยอดจะเข้าเมื่อเงินมาถึง',
    },
    depositReversed: {
      title: 'รายการฝาก {order} ถูกย้อนกลับ',
      text: 'ช่องทางชำระเงินเรียกคืน {amount} เราจึงหักยอดนี้คืน',
    },
    withdrawalRequested: {
      title: 'ส่งคำขอถอน {order} แล้ว',
      text: 'กันเงิน {amount} ไว้สำหรับการถอนของคุณแล้ว',
    },
    withdrawalInReview: {
      title: 'รายการถอน {order} กำลังดำเนินการ',
      text: 'ตรวจสอบรายการถอน {amount} แล้วและกำลังโอน',
    },
    withdrawalRejected: {
      title: 'รายการถอน {order} ถูกปฏิเสธ',
      text: '{amount} กลับเข้ากระเป๋าเงินของคุณแล้ว',
    },
    withdrawalPaid: {
      title: 'รายการถอน {order} โอนแล้ว',
      text: 'เราโอน {amount} แล้ว กรุณาแจ้งภายใน {minutes} นาทีว่าได้รับหรือไม่ หากเกินเวลาจะถือว่าได้รับแล้ว',
    },
    withdrawalRestReturned: {
      title: 'คืนยอดที่เหลือของรายการถอน {order}',
      text: '{amount} ยังไม่ได้ส่งและกลับเข้ากระเป๋าเงินของคุณแล้ว',
    },
    withdrawalDisputed: {
      title: 'รายการถอน {order} อยู่ระหว่างร้องเรียน',
      text: 'เรากำลังตรวจสอบรายงานเรื่อง {amount} และจะแจ้งผลที่นี่',
    },
    withdrawalAutoReceived: {
      title: 'รายการถอน {order} ถือว่าได้รับแล้ว',
      text: 'หมดเวลายืนยันแล้ว จึงถือว่าได้รับ {amount} ที่โอนไป',
    },
    withdrawalRefunded: {
      title: 'รายการถอน {order} คืนเงินแล้ว',
      text: '{amount} กลับเข้ากระเป๋าเงินของคุณแล้ว',
    },
    withdrawalReissued: {
      title: 'รายการถอน {order} จะโอนใหม่',
      text: 'จะโอน {amount} อีกครั้งโดยไม่มีค่าธรรมเนียม',
    },
    withdrawalForced: {
      title: 'รายการถอน {order} ปิดโดยถือว่าได้รับแล้ว',
      text: 'ปิดข้อร้องเรียนเรื่อง {amount} โดยถือว่าได้รับแล้ว ไม่มีการคืนเงิน',
    },
    correctedUp: {
      title: 'ปรับยอด {order}',
      text: 'เพิ่ม {amount} เข้ากระเป๋าเงินของคุณแล้ว',
    },
    correctedDown: {
      title: 'ปรับยอด {order}',
      text: 'หัก {amount} จากกระเป๋าเงินของคุณแล้ว',
    },
  },
}
