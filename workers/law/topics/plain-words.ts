/** English words of everyday speech that stand for each other in phrases, with the law's own. */
export const EN = {
  premises:
    'shop/flat/house/premises/unit/property/building/office/apartment/villa/warehouse/place/store/land/roof/lease/kiosk/hall/floor/farm/garage',
  landlord: 'landlord/lessor/owner/owners',
  tenant: 'tenant/lessee/renter/occupier',
  builder: 'builder/builders/contractor/contractors/crew/engineer/designer/subcontractor/firm/firms',
  guarantor: 'brother/father/friend/relative/parent/guarantor/surety/director/manager',
  goods: 'car/machine/goods/item/items/product/equipment/device/furniture/land/flat/house/villa',
  seller: 'seller/sell/sells/shop/dealer/supplier/vendor',
  buyer: 'buyer/buy/buys/bought/purchaser/customer',
  pay: 'pay/pays/paid/owe/owes/cost/costs/charge*/give/gives',
  sum: 'SAR/riyal*/money/sum/amount/hundred/thousand/percent/per*/fifty/twenty/ten',
  more: 'more/extra/higher/dearer/top/added/add/rise*/rais*/increas*/bigger',
  broken: 'break/breaks/broken/wrong/fault*/defect*/leak*/crack*/fail*/damage*/scratch*/bad/lose/loses/lost',
  blame: 'blame/fault/answerable/answer/answers/responsib*/liab*/business/problem/concern*/complain*/claim*',
  umpire:
    'arbitrator/arbitrators/panel/tribunal/umpire/referee/three/whoever/man/men/people/chosen/arbiter/arbiters/expert/experts/elder/elders/mediator/lawyer/cousin',
  quarrel:
    'dispute/disputes/fight/fights/quarrel*/disagree*/argument*/settle/settles/settled/decide/decides/decided/decision/award',
  parcel: 'order/orders/parcel/box/goods/it/item/items/product/delivery/driver/bring/brings',
  span: 'year/years/month/months/week/weeks/day/days/half',
} as const;

/** Arabic words of everyday speech that stand for each other in phrases, with the law's own. */
export const AR_PLAIN = {
  premises:
    'محل*/شقة/شقت*/بيت*/عين/مأجور/عقار*/مبنى/مباني/وحدة/مكتب/فيلا/مستودع*/عمارة/مكان/دكان/مخزن/معرض/مزرعة/سكن/سطح/سقف',
  landlord: 'مالك*/مؤجر*/صاحب',
  tenant: 'مستأجر*/ساكن*',
  builder: 'مقاول*/مهندس*/مصمم*/منفذ/عمال/سباك/شركة/شركتان',
  guarantor: 'أخي/أخوه/أخ/أب/والد*/صديق*/قريب*/كفيل*/ضامن*/مدير*',
  goods: 'سيارة/آلة/بضاعة/قطعة/منتج*/أجهزة/جهاز*/أثاث/أرض*/شقة/بيت/فيلا/مبيع',
  pay: 'يدفع*/تدفع*/ندفع*/دفع*/يعطي/عليك/عليه/يتحمل*',
  sum: 'ريال*/ألف*/آلاف/مئة/مائة/مئت*/مائت*/خمسين/عشرة/عشرين/خمسمئة/خمسمائة/فلوس*/مبلغ*/بالمئة/بالمائة',
  more: 'أكثر/زيادة/زائد*/أعلى/أكبر/إضاف*/نضيف/تزيد/يزيد/فوق*/أغلى',
  broken: 'خرب*/يخرب*/خراب/عيب*/عيوب/خلل/عطل*/تسريب*/تسرب*/يسرب*/تلف*/كسر*/خدوش/شقوق/تشقق*',
  blame: 'مسؤول*/ذنب*/دخل/مشكل*/حساب/يتحمل*/تتحمل*/علاقة/يشتكي*/يطالب*/يرجع*',
  umpire: 'حكمان/خبير*/وسيط/شيخ*/محكم*/حكم/حكما/حكام*/للحكام/حكيم*/رجل*/ثلاثة/اثنان/والاثنان/محام*/لجنة/هيئة',
  quarrel: 'خلاف*/نزاع*/اختلف*/يختلف*/يحكم*/يحكمان/يفصل*/يحل/يحلون/قرار*/قرر*/يقرره*/حكمهم',
  parcel: 'طلب*/صندوق/علبة/منتج*/بضاعة/شحنة/مندوب/سائق/توصيل/إيصال',
  span: 'سنة/سنتين/سنوات/سنين/شهر*/أشهر/يوم*/أيام/أسبوع*/أسابيع',
} as const;
