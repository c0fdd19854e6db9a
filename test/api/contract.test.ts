// The service contract, line by line, against a server that runs as a user runs it: its own process, real readers, real
// files. One server for all chapters, because starting one costs more than asking it a hundred times.
import { additions } from './chapters/additions.ts'
import { authentication } from './chapters/authentication.ts'
import { decisions } from './chapters/decisions.ts'
import { fourOperations } from './chapters/four-operations.ts'
import { limits } from './chapters/limits.ts'
import { requestBody } from './chapters/request-body.ts'
import { resultRecord } from './chapters/result-record.ts'
import { resultSchema } from './chapters/result-schema.ts'
import { sharedService } from './support/service.ts'

const service = sharedService()

fourOperations(service)
requestBody(service)
resultRecord(service)
resultSchema(service)
authentication(service)
limits(service)
decisions(service)
additions(service)
