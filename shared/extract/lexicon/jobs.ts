// Words that tell a job's title and a department's name from other lines of a card.

export const jobWords: readonly string[] = (
  'inspector surveyor assessor appraiser examiner installer adjuster auditor translator curator ' +
  'manager director engineer president officer ceo cto cfo coo cio vp researcher scientist consultant analyst developer ' +
  'designer architect assistant associate representative sales head lead partner founder cofounder owner attorney lawyer ' +
  'professor nurse agent broker specialist coordinator administrator executive supervisor technician editor accountant ' +
  'secretary advisor adviser producer planner buyer programmer photographer journalist therapist physician surgeon chef ' +
  'realtor recruiter strategist buchhalter leiter leiterin geschaftsfuhrer geschaftsfuhrerin ingenieur berater beraterin ' +
  'referent vorstand vertrieb prokurist rechtsanwalt steuerberater architekt assistentin directeur directrice ' +
  'responsable conseiller conseillere gerant gerante charge chargee avocat avocate comptable commercial gerente ' +
  'ingeniero ingeniera jefe jefa asesor asesora abogado abogada directora direttore direttrice responsabile ' +
  'ingegnere consulente titolare avvocato diretor diretora engenheiro consultor advogado adviseur hoofd medewerker ' +
  'advocaat dyrektor kierownik inzynier specjalista doradca директор менеджер инженер специалист бухгалтер юрист'
).split(' ')

/** In scripts without spaces: a line that ends in one of these, or is one. */
export const denseJob =
  /(?:经理|總監|总监|工程师|工程師|主任|主管|董事|董事长|总裁|助理|顾问|教授|讲师|会计|律师|设计师|专员|部长|部長|課長|係長|社長|取締役|代表|担当|店長|室長|会長|専務|常務|次長|研究員|マネージャー|マネジャー|ディレクター|エンジニア|デザイナー|コンサルタント|부장|과장|대리|사원|이사|대표|팀장|사장|차장|연구원|실장|매니저)$/u

export const departmentWords: readonly string[] = (
  'department dept division team unit group institute office section abteilung bereich fachbereich referat service ' +
  'departement direction departamento area seccion reparto ufficio settore divisao afdeling dzial отдел'
).split(' ')

export const denseDepartment = /(?:部|部門|部门|課|课|室|科|处|處|系|学院|研究所|팀|부|과)$/u
