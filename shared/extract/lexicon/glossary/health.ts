// More words of the glossary: bodies, medicines and laboratories. Rows as in glossary.ts.

export const healthRows = `
bloodtype, blutgruppe, groupesanguin, gruposanguineo, grupposanguigno, tiposanguineo, bloedgroep, grupakrwi, 血型, 血液型, 혈액형
rhesus, rh, rhesusfaktor, 因子
haemoglobin, hemoglobin, hamoglobin, hemoglobine, hemoglobina, emoglobina, 血红蛋白, ヘモグロビン
bloodpressure, blutdruck, tensionarterielle, presionarterial, pressionearteriosa, pressaoarterial, bloeddruk, cisnienie, 血压, 血圧, 혈압
dosage, dose, dosierung, dosis, posologie, posologia, dosaggio, dosagem, dosering, dawka, dawkowanie, доза, 剂量, 用量, 用法用量, 服用量, 용량
directions, instructions, usage, anwendung, anwendungshinweis, anweisung, einnahmehinweis, modedemploi, instrucciones, indicaciones, istruzioni, modalita, instrucoes, modouso, gebruiksaanwijzing, instrukcja, инструкция, 用法, 说明, 服法, 使用方法, 服用方法, 服用, 복용법
tablet, tablets, capsules, tabletten, kapseln, comprimes, gelules, comprimidos, pastillas, compresse, tabletki, таблетки, 片, 胶囊, カプセル
strength, starke, wirkstarke, concentracion, potencia, dosaggio, concentracao, sterkte, moc, 规格, 规格型号, 含量, 規格, 濃度
active, substance, wirkstoff, principe, actif, principio, activo, attivo, ativo, werkzame, stof, substancja, вещество, 成分, 有效成分, 有効成分, 성분
refills, repeat, wiederholungen, renouvellements, repeticiones, ripetizioni, herhaling, powtorki, 续配, 重复, 再調剤
prescriber, prescribed, verordnet, verschreibend, prescripteur, prescrit, prescriptor, recetado, prescritto, prescrittore, prescritor, voorschrijver, 开方, 处方医师, 开方医生, 処方医, 処方
specialist, facharzt, specialiste, especialista, specialista, specjalista, специалист, 专科医师, 専門医, 전문의
referral, referred, uberweisung, uberwiesen, orientation, adresse, derivacion, derivado, invio, inviato, encaminhamento, verwijzing, skierowanie, направление, 转诊, 介绍, 紹介, 紹介状, 의뢰
examination, checkup, untersuchung, vorsorge, examen, exploracion, revision, reconocimiento, visita, esame, exame, onderzoek, badanie, обследование, 检查, 体检, 检验, 診察, 検査, 健診, 검사, 化验费, 검사료
eyesight, vision, sehscharfe, visus, acuite, visuelle, agudeza, visual, acuidade, gezichtsvermogen, зрение, 视力, 視力, 시력
sphere, sph, sphare, esfera, sfera, sfero, 球镜, 球面
cylinder, cyl, zylinder, cylindre, cilindro, cilinder, 柱镜, 円柱
axis, achse, axe, eje, asse, eixo, 轴位
lens, lenses, glas, glaser, verre, verres, lente, lentes, lentille, lenti, glazen, soczewki, линза, 镜片, 镜架, レンズ, 렌즈
fasting, nuchtern, ajeun, ayunas, digiuno, jejum, nuchter, натощак, 空腹, 공복
tester, examiner, prufer, pruferin, gepruft, examinateur, examinador, esaminatore, examinator, egzaminator, экзаменатор, 检验者, 检验员, 检测员, 考官, 検査者, 試験官, 검사자, 阅卷人, 試験委員, 시험관
consent, einwilligung, einverstandnis, consentement, accord, consentimiento, consenso, consentimento, toestemming, zgoda, согласие, 同意, 知情同意, 承諾, 동의
`
