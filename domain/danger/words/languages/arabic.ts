/** Arabic, in its own letters and in those of a phone. */
export const arabic = {
  alarm: `
2atal, 3ayez amoot, 3ayez amout, 3ayza amoot, 7adeth, 7adsa, 7adseh, 7arami, 7aree2a, 7areeq, 7areeqa, 7ari2a, a3tada,
aghithuni, an amoot, an amout, an amut, ana khayef, ana khayfa, anqithouni, bedi moot, bemoot, bi moot, biddi mout,
binzif, biymout, boulees, boulis, by2tlni, byedrabni, byel7a2ni, byenzef, byidrab, byla7e2ni, bymoot, byt7arash,
da3 ibni, da3 menni, da3atli, da3et binti, da7iya, daght, damm kteer, darab, darabni, darabouni, day3a, daye3, dayi3,
dayya3et, dayya3na, dayya3t, el 7a2ouna, el police, el7a2, el7a2ni, el7a2ona, el7a2ouni, el7agni, elha2ni, elha2ouni,
elhagni, elhagouni, enteha, enti7ar, es3af, ess3af, fi 7aree2, gharag, ghareq, ghariq, ghathyan, ghayboba, hadadni,
hadith sayara, hagam, hajam, harami, haramy, haree2, haree2a, hareeq, hayi2tilni, inqaz, inti7ar, is3aaf, is3af,
isaaf, istigatha, khatafo, la yatanafas, ma 3ad bedi 3ish, ma b2dar atnafas, ma ba2dar atnaffas, ma byetnafas,
ma2dar atnaffas, mabyetnafas, mayet, mayit, mesh 2ader atnafes, mesh 3aref atnafes, mesh 3ayez a3ish, mesh byetnafas,
meyet, mish 3am btetnaffas, mish byitnaffas, mo8ma, moghma 3aleh, mosa3ada, mosa3da, mosaada, mostashfa,
msh 2ader atnafes, msh 3aref atnafes, msh 3ayez a3ish, mughma, musa3ada, mush 3am yitnaffas, must3ajal, mustashfa,
najda, nar, nazeef, nazf, nazif, nozeef, sa3da, sa3doni, sa3doona, sa3dooni, sa3douna, sa3douni, sa3duna, sa3ed,
sa3edni, sa3edouni, sa3eduni, sa3idni, sa3idoni, sa3idouni, saa3douni, saedoni, saidouni, sakakin, sakta, sar2ouni,
sara2na, sara2ni, sara2o, sara2ouni, saraqouni, sekina, sekkin, sera2ni, shorta, shurta, sikkin, skina, ta2o,
ta7arosh, ta7arrash, tahaddad, taharosh, wa23, wa2a3, wa2e3, we23, we2e3, wi2e3, ydrabni, ye2tel, yela7e2ni, yemoot,
yi2tilni, yidrab, ytaharash, yula7iquni, أخاف, أغيثونا, أغيثوني, أموت, أنتحر, أنقذونا, إجهاض, إغماء, اتصلوا, اختطاف,
اختفت, اختفى, اختناق, ازمة, اسعاف, اصابة, اصيب, اعتداء, اعتدى, اغتصاب, اغتصب, اغمى, الحقني, الحقونا, الحقوني,
العثور على, الم, انتحار, انفجار, انقذوني, انكسرت, بتوجعني, بدي موت, بسرعة ارجوكم, بموت, بوليس, بيرجع, تاه, تاهت, تحرش,
تختنق, تسمم, تشنج, تعبان, تقيأ, تلد, تموت, تنزف, تهديد, جثة, جرح, جرعة زائدة, جريح, جلطة, حادث, حرامي, حرق, حريق,
حساسية, خائف, خايف, خطف, خطفه, خطفوا, خطير, دايخ, دخان, دكتور, دم, دماء, دهس, دهسته, دوخة, ساعدني, ساعدوا, ساعدونا,
ساعدوني, سرق, سرقت, سرقني, سرقوا, سرقونا, سرقوني, سقط, سقطت, سكتة, سكين, سلاح, شرطة, صدم, صدمت, صدمه, صرع, ضائع, ضاع,
ضاعت, ضايع, ضرب, ضربني, ضربونا, ضربوني, ضيق تنفس, ضيق في التنفس, طاح, طاحت, طارئ, طبيب, طعن, طعنه, طعنوا, طلق, طوارئ,
عالق, عضني, عضه, عضها, غاز, غرقت, غريق, غيبوبة, غير آمن, فاقد الوعي, فقد الوعي, فقدت الوعي, قنبلة, كسر, كلب عض,
لا أجد, لا أريد العيش, لا أشعر بالأمان, لا اريد ان اعيش, لا استطيع التنفس, لا استطيع العثور, لا تتحرك, لا تتنفس,
لا ترد, لا تستطيع التنفس, لا تستيقظ, لا يتحرك, لا يتنفس, لا يرد, لا يستجيب, لا يستطيع التنفس, لا يستيقظ, لسع, لص,
لمسني, ما اقدر اتنفس, ما بدي عيش, ما بيتنفس, ما لقيت, ما يصحى, مات, ماتت, ماشي ورايا, مجروح, محاصر, محبوس, محروق,
مخدر, مخطوف, مرعوب, مريض, مساعدة, مستشفى, مسدس, مسرعة, مش بيتنفس, مش عايز اعيش, مش في امان, مش قادر اتنفس, مش لاقي,
مصاب, مغمى, مفقود, مكسور, مو قادر اتنفس, مو لاقي, ميت, نار, نجدة, نزيف, نشال, نوبة, هاجم, هجم, هجوم, هددني, وجع,
وداعا, ورانا, وعيه, وقع, وقعت, ولادة, يؤلمني, يتبعنا, يتبعني, يتبعوننا, يتحرش, يتشنج, يتقيأ, يختنق, يضرب, يطارد, يغرق,
يلاحق, يموت, ينزف, يهدد, يوجعني`,
  self: `
abi, abni, abouya, akhi, ana, baba, benti, binti, e7na, ebni, gozi, i7na, ibni, ibny, jozi, mama, marati, mrati,
na7nu, okhti, ommi, ummi, waladi, zawgi, zawji`,
  man: `
fi rajol, fi wa7ed, fi wahed, homma, humme, nas, ragel, ragil, rajol, rajul, shab, wa7da, wa7ed, wahed`,
  kin: `
3ammi, abi, abni, abooya, abouya, abuya, akhi, baba, benti, binti, ebni, geddo, gozi, ibni, ibny, jiddi, jozi, mama,
marati, mrati, okhti, ommi, sa7bi, sadi2i, tefl, teta, tifli, ummi, waladi, zawgi, zawjati, zawji`,
  child: `abni, benti, binti, ebni, el bent, el bint, el walad, ibni, ibny, tefl, tifli, waladi`,
  weapon: `mosadas, mosaddas, musaddas, sekina, sekkin*, sikkin*, sila7, silah`,
  wields: `3ando, b, bi, ma3ah, ma3aha, ma3aho, ma3ahom, ma3o`,
  symptom: `
3ayan, 3ayyan, be3ayat, beyeb2i, daya5, dayekh, daykh, fa2ad el wa3i, faqad, khayef, khayfa, khayfin, maghmi, magroo7,
majroo7, maksour, mareed, mareedha, marid, meksoor, ta3baan, ta3ban, ta3bana, wi2i3`,
  body: `
2alb, 2albi, 3eini, 3eni, albi, batni, dahr, dahri, eidi, galbi, idi, ma3edti, qalbi, ras, rasi, raso, regli, rejli,
sadri, sidri`,
  pain: `
2alam, alam, alem, btewga3ni, btwj3ni, byewga3ni, byoga3ni, byoj3ni, byoja3ni, elam, wag3a, wag3ani, waga3, waj3ani,
waja3, wajaa, wja3`,
  menacing: `
betba3na, beyhadedni, beyhadidna, beymshi waraya, bila7i2na, bya3mel, bydrabni, byedrab, byekhabat, byel7a2na,
byitba3na, byt7arash, bytba3na, lamasni, mashi warana, mashi waraya, warana, waraya, warayya, ya3tadi, yatba3na,
yatba3ni, yatba3una, ye7arash, yetba3na, yetba3ni, yla7i2na, yla7i2ni, yohadedni, yohadidni, yulahiqni, yulahiquna,
yulahiquni`,
  asks: `
2areeb, 3awez, 3ayez, 3ayza, 7allo, 7taj, a7taj, atlob, ayna, bedi, biddi, etlob, etlobo, ettasel, ettaslo, fein, fen,
hatou, itasil, itasilou, ittasil, ittaslo, ittisil, jibo, khalli, me7taj, mehtag, mi7tag, otlob, otlobo, talbo, urid,
wain, wein`,
  helper: `
3arabiyyet es3af, 7akim, ambulance, boulis, doctor, doktor, es3af, is3af, mosa3da, mostashfa, musa3ada, mustashfa,
police, shorta, tabeeb, tabib`,
  losing: `
da3 meni, day3, daya3t, dayya3t, ma l2et, ma l2it, ma la2et, mesh la2i, mesh la2y, mesh mla2i, mish la2i, mish mla2i,
msh la2i, msh la2y`,
  vanished: `
da3, da3et, da3t, daa3, day3a, daye3, dayi3, deya3, ekhtafa, ikhtafa, ikhtafat, maf2ood, mafqood, mesh mawgood,
mosh mawgood, tah, tahet`,
} as const;
