/**
 * Nouns that mean something else beside certain words: English | Arabic | plural | flags, as in `nouns-law.ts` | the words of the same
 * sentence that decide, separated by commas; each is read as a regular expression.
 */
export const SENSES = `
term|حكم|أحكام||term or condition,terms or conditions,term and condition,any term of,a term of,each term of,no term of
terms|مصطلحات|مصطلحات||terms used in,terms used herein,have the meanings,following terms shall have,following terms have,capitalized terms,defined terms,terms not defined,terms defined
terms|مدة|مدد||successive terms,renewal terms,additional terms of,further terms of,consecutive terms
state|ولاية|ولايات||state of delaware,state of new york,state of texas,state of georgia,state of california,state of florida,state of illinois,state of nevada,state of new jersey,state of ohio,state of washington,state of pennsylvania,state of massachusetts,state of maryland,state of michigan,state of minnesota,state of colorado,state of virginia,state of north carolina,state of arizona,state of utah,state of indiana,state of connecticut,state of wisconsin,state of tennessee,state of missouri
retention|احتفاظ||u of=بـ|data,records,copies,documents,files,information
term|مصطلح|ات||the term ",term means,the terms "
policy|وثيقة تأمين|وثائق||insurer,insured,insurance,premium
defense|دفع|دفوع||surety,guarantor,waives,plea,merits
property|عقار|ات||mortgage,landlord,tenant,lessor,lessee
authority|هيئة|هيئات|o|authority shall,authority may,authority has,authority having,authority must,authority will,by the authority,to the authority,from the authority
damages|ضرر|أضرار||losses,indemnify,indirect
stock|مخزون|ات||parts,goods,products,warehouse,inventory,materials,end users,spare
facility|تسهيل ~ائتماني|تسهيلات||financier,facility is available,facility amount,murabaha,drawing,drawings,lender,lenders,borrower,loan,drawdown,repaid,repayment,bank,maturity,finance documents
attachment|حجز|حجوزات||levied,lifted,levy,enforcement,garnishment,seizure,creditor,creditors,its assets,execution proceedings,judicial
levy|حجز ~تنفيذي|حجوزات||attachment,enforcement,seizure,distress,creditor,creditors
interest|فائدة|فوائد||per annum,bear interest,bears interest,interest at,% a month,per month,late payment,overdue,accrue,accrues,accruing,accrued,interest rate,rate of interest,principal,rate of
demand|طلب|ات||end users,market,supply,customers,seasonal,normal demand,peak
issue|إصدار|ات||certificate,certificates,shares,invoice,permit,permits,license,licence,bonds,judgment
claim|دعوى|دعاوى|f|court,plaintiff,claimant,defendant,inadmissible,admissible,judgment,dismissed,dismisses
client|موكل|ون|h|our client,our clients,our client's,court proceedings
share|سهم|أسهم||shareholder,shareholders,joint stock,listed,allotment,issued capital
premises|عين ~مؤجرة||f|tenant,lessee,landlord,lessor,lease,leased,rent,sublet,subtenant
fee|أتعاب|أتعاب|f|attorney,attorneys,consultant,consultancy,adviser,advisor,lawyer,professional,counsel,engineer
section|بند|بنود||this agreement,this contract,the company may,the contractor,the supplier,the parties
order|أمر شراء|أوامر||purchase order,prices quoted,purchaser,seller,goods,quotation
condition|حالة|ات||good condition,working condition,physical condition,state of repair,same condition,poor condition,original condition
validity|سريان||u|offer,order,quotation,bid,bond,guarantee,permit,license,licence,visa,policy
escalation|زيادة|ات||price,prices,rate,rates,fees,cost
risk|تبعة هلاك|تبعات|f|title,risk of loss,risk in,transit
vendor|بائع|ون|o|vendee,land,property,deed,purchaser,shares,real estate
labor|عمالة||u|shortage of labor,shortage of labour,labor and materials,labour and materials,shortages of labor,skilled labor,materials
director|عضو مجلس إدارة|أعضاء|h|board,nominate,nominated,officers,quorum,shareholders,shareholder
award|حكم تحكيم|أحكام||tribunal,arbitration,arbitrator,arbitrators,final and binding
transaction|صفقة|ات||press release,acquisition,merger,completion,closing,share purchase,due diligence
business|نشاط ~تجاري|أنشطة||seller,goodwill,customer or,restricted period,non-compete,competing
confidence|سرية||u|confidential,confidential information
release|إفراج||u|retention,guarantee,bond
completion|إتمام||u|share purchase,economic concentration,competition,closing,acquisition,conditions precedent
cover|تغطية|ات||insurance,insurer,policy,liability
instrument|محرر|ات||signed,notary,deed,executed
charge|رهن|رهون||pledge,mortgage,lien,encumbrance
call|طلب _دفع|طلبات||capital,shares,guarantee
draft|كمبيالة|ات||drawee,drawer,presentment
bill|كمبيالة|ات||drawee,drawer,presentment,bill of exchange
action|دعوى|دعاوى|f|court,plaintiff,defendant,limitation,time-barred
drawing|سحب|سحوبات||each drawing,drawing shall be for,drawings under,lender,borrower,facility,loan
commission|هيئة|هيئات|o f|filed with the commission,registration statement,filed separately,confidential treatment,securities and exchange
venue|مكان الفعالية||event,exhibition,concert,conference,match
service|تبليغ||u|summons,process,domicile,pleading,elect
`;

/** The same of verbs: English | past | present | verbal noun | preposition | flags, as in `verbs.ts` | the words that decide. */
export const VERB_SENSES = `
assign to|تنازل|يتنازل|تنازل|لـ||rights,title,interest
assign|خصص|يخصص|تخصيص|||assign (?:[^ .]+ )*workers,assign (?:[^ .]+ )*supervisors,assign (?:[^ .]+ )*technicians,assign (?:[^ .]+ )*engineers,assign (?:[^ .]+ )*personnel,assign qualified,assign sufficient,assign a project manager
compel|اقتضى|يقتضي|اقتضاء|||compel disclosure,compels disclosure,compelled disclosure
represent|مثل|يمثل|تمثيل|||represented by,representing payment,representing the payment,representing [0-9]+,represents [0-9]+,representing approximately,representing the balance,represent or sell,represented herein by,represent the company,represent the client
dismiss|رفض|يرفض|رفض|||court,claim,appeal
incorporate|أسس|يؤسس|تأسيس|||company,under the laws,duly incorporated
order|ألزم|يلزم|إلزام|||court,tribunal,defendant,judgment
make|أبرم|يبرم|إبرام|||agreement is made,contract is made,lease is made,deed is made,agreement made,contract made
execute|وقع|يوقع|توقيع|||in witness,witness whereof,hereunto,duly authorized representatives,deed,counterparts
pass|أصدر|يصدر|إصدار|||resolution,resolutions,decree
meet|اجتمع|يجتمع|اجتماع|||meet to,meet at,meet and,negotiate,discuss
discharge|رفع|يرفع|رفع||p=مرفوع|attachment,levy,lien,seizure
accrue|ترتب|يترتب|ترتب||s|rights,obligations,liabilities
find|رأى|يرى|رؤية|||the court,the tribunal,the committee
withhold|امتنع|يمتنع|امتناع|عن||consent,approval,permission
quote|عرض|يعرض|عرض|||price,prices,supplier,seller
hold|حمل|يحمل|حمل|||commercial registration,licence,license,permit,passport,certificate
hold|ملك|يملك|ملك|||shareholder,shareholders,capital,shares
release|صرف|يصرف|صرف|||advance payment,retention,retention money
establish|أنشأ|ينشئ|إنشاء|||joint venture,branch,company
take|اتخذ|يتخذ|اتخاذ|||all measures,steps,action,precautions
serve|بلغ|يبلغ|تبليغ||p=مبلغ|summons,notice,notices,pleading
draw|سحب|يسحب|سحب|||cheque,bill,facility,loan
satisfy|استوفى|يستوفي|استيفاء|||condition,conditions,requirement,requirements
`;
